import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'
import { media } from '#features/platform/media/tables.ts'
import type { PriestLanguage } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * A person who performs rituals, with the data for public pages. The record of a member of staff has the id of the account, so each person
 * has one id. The record stays after the account is deleted.
 */
export const priestProfiles = pgTable('priest_profile', {
  id: text().primaryKey(),
  accountId: text()
    .unique()
    .references(() => accounts.id, { onDelete: 'set null' }),
  nameRu: text().notNull().default(''),
  nameEn: text().notNull().default(''),
  schoolRu: text().notNull().default(''),
  schoolEn: text().notNull().default(''),
  placeRu: text().notNull().default(''),
  placeEn: text().notNull().default(''),
  textRu: text().notNull().default(''),
  textEn: text().notNull().default(''),
  languages: jsonb().$type<PriestLanguage[]>().notNull().default([]),
  /** The year in which the person began to perform rituals. */
  since: integer(),
  portraitId: text().references(() => media.id, { onDelete: 'set null' }),
  /** The rituals that the person may perform. If the list is empty, the person may perform every ritual. */
  ritualIds: jsonb().$type<string[]>().notNull().default([]),
  isPublished: boolean().notNull().default(false),
  /** True for an invented person of the sandbox. */
  isSample: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  version: integer().notNull().default(1),
})

export type PriestProfileRow = typeof priestProfiles.$inferSelect
