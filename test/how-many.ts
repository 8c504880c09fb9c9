/**
 * How often something endless is done: seldom in `npm test`, which must end within minutes, and often in `npm run test:long`, where
 * what happens once in a thousand times is looked for.
 */
export const howMany = (short: number, long: number): number => (process.env.AHUTI_TEST_LONG === '1' ? long : short)
