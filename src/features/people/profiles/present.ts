import type { Keyring } from '#server/keyring.ts'
import { fieldContext, type SealedField } from './model.ts'
import type { ProfileView } from './schemas.ts'
import type { profiles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

export function presentProfile(row: ProfileRow, keys: Keyring): ProfileView {
  return presentPerson(row, (sealed, field) => keys.open(sealed, fieldContext(row.id, field)))
}

/** The columns with a person's data. Any feature that stores such data can use them. */
export type PersonRow = Omit<ProfileRow, 'accountId' | 'isNameCopied'>

export function presentPerson(row: PersonRow, unseal: (sealed: string, field: SealedField) => string): ProfileView {
  const open = (field: SealedField): string => {
    const sealed = row[field]
    return sealed === null ? '' : unseal(sealed, field)
  }
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: open('phoneNumber'),
    occupation: row.occupation,
    birthDate: open('birthDate'),
    birthTime: open('birthTime'),
    isTimeUncertain: row.isTimeUncertain ? 'true' : '',
    birthPlace: open('birthPlace'),
    // The column has only these values, because the schema accepts no others.
    gender: row.gender as ProfileView['gender'],
    maritalStatus: row.maritalStatus as ProfileView['maritalStatus'],
    currentLocation: row.currentLocation,
    additionalNotes: open('additionalNotes'),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
