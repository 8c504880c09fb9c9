import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import { personColumns } from '#features/people/profiles/tables.ts'
import type { Lang } from '#base/i18n.ts'
import type { Commission, EarnedLine } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** Who places orders for others. It outlives the account, for the books. */
export const partners = pgTable('partner', {
  /** The account's id. */
  id: text().primaryKey(),
  name: text().notNull(),
  commission: jsonb().$type<Commission>().notNull(),
  isActive: boolean().notNull(),
  /** Rises with every change by the staff: two who change one partner at once do not overwrite each other. */
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

/** Whom a partner orders for, in the fields of a profile. Sealed as there: phone, birth, notes (docs/security.md, "Personal data"). */
export const partnerClients = pgTable(
  'partner_client',
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    ...personColumns(),
    /** The language of the e-mails and pages that the client gets. */
    lang: text().$type<Lang>().notNull().default('ru'),
    /** Keyed hash of the number in E.164; null when the text is no number that one can sign in with. */
    phoneHash: text(),
    /** Folded words of name and address, by which the partner finds the client; null where a version before wrote the row. */
    words: text(),
    /** The text that the client agreed to, as the partner confirms. */
    consentVersion: text(),
    consentAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('partner_client_list').on(table.partnerId, table.createdAt, table.id),
    index('partner_client_email').on(table.email).where(sql`${table.email} <> ''`),
    index('partner_client_phone').on(table.phoneHash).where(sql`${table.phoneHash} is not null`),
  ],
)

/** That an order is a partner's, and what the order itself does not hold. Wishes, participants and note are sealed. */
export const partnerOrders = pgTable(
  'partner_order',
  {
    /** The order's id. */
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    /** Null once the client asked to be forgotten. */
    clientId: text().references(() => partnerClients.id, { onDelete: 'set null' }),
    /** When the partner said that the link was sent. */
    sentAt: moment(),
    startDate: date({ mode: 'string' }),
    specialWishes: text(),
    participants: text(),
    note: text(),
    /** Fixed when the order is paid: a later rule changes no earlier month. */
    earned: jsonb().$type<EarnedLine[]>(),
    earnedCents: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('partner_order_list').on(table.partnerId, table.createdAt, table.id),
    index('partner_order_client').on(table.clientId),
  ],
)

/** What the shop paid a partner for a month. */
export const partnerPayouts = pgTable(
  'partner_payout',
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    /** As `2026-11`. */
    month: text().notNull(),
    amountCents: integer().notNull(),
    note: text().notNull(),
    /** Who of the staff; it outlives the account. */
    markedBy: text().notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [index('partner_payout_month').on(table.partnerId, table.month)],
)
