import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { wordsTable } from '#server/database/words-table.ts'
import { accounts } from '#features/people/accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** The columns with a person's data, for any table that stores them. */
export const personColumns = () => ({
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull(),
  phoneNumber: text(),
  occupation: text().notNull(),
  birthDate: text(),
  birthTime: text(),
  isTimeUncertain: boolean().notNull(),
  birthPlace: text(),
  gender: text().notNull(),
  maritalStatus: text().notNull(),
  currentLocation: text().notNull(),
  additionalNotes: text(),
})

/** The customer's data for the rituals. The phone number, the birth data and the notes are encrypted (docs/security.md, "Personal data"). */
export const profiles = pgTable('customer_profile', {
  id: text().primaryKey(),
  accountId: text()
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  ...personColumns(),
  /** True if the row contains only a name that was copied from an order. Then the customer can still create the profile with the form. */
  isNameCopied: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
})

/** The words of the names. Staff find a customer by the beginnings of these words. */
export const profileWords = wordsTable('customer_profile_words', () => profiles.id)
