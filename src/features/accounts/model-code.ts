/** Digits of a sign-in code. Stands apart from the schemas: the sign-in card needs the number and not their library. */
export const CODE_LENGTH = 6
