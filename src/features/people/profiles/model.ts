import type { ProfileFields } from './schemas.ts'

/** The encrypted fields of a profile, each with the name of its column. */
export const SEALED = {
  phoneNumber: 'phone_number',
  birthDate: 'birth_date',
  birthTime: 'birth_time',
  birthPlace: 'birth_place',
  additionalNotes: 'additional_notes',
} as const satisfies Partial<Record<keyof ProfileFields, string>>

export type SealedField = keyof typeof SEALED

export const SEALED_PROFILE = { table: 'customer_profile', columns: Object.values(SEALED) }

/** The encryption context of an encrypted field of a profile. */
export function fieldContext(id: string, field: SealedField) {
  return { table: SEALED_PROFILE.table, row: id, column: SEALED[field] }
}
