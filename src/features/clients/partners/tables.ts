import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import { personColumns } from '#features/people/profiles/tables.ts'
import type { Lang } from '#base/i18n.ts'
import type { Commission, EarnedLine } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A partner: a person who places orders for other people. The row stays after the account is deleted, for accounting. */
export const partners = pgTable('partner', {
  /** The id of the partner's account. */
  id: text().primaryKey(),
  name: text().notNull(),
  commission: jsonb().$type<Commission>().notNull(),
  isActive: boolean().notNull(),
  /** True if staff confirm every payment that the partner reports. Null if the default of the shop applies (`needsConfirmation`). */
  confirmsReports: boolean(),
  /** The version of the row. It increases with every change by staff, so that simultaneous changes do not overwrite each other. */
  version: integer().notNull().default(1),
  createdAt: moment().notNull(),
})

/**
 * A client of a partner, with the fields of a profile. As in the profile, phone number, birth data and notes are encrypted
 * (docs/security.md, "Personal data").
 */
export const partnerClients = pgTable(
  'partner_client',
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    ...personColumns(),
    /** The language of e-mails and pages for the client. */
    lang: text().$type<Lang>().notNull().default('ru'),
    /** The keyed hash of the phone number in the format E.164. Null if nobody can sign in with the number. */
    phoneHash: text(),
    /** The normalised words of name and e-mail address, for the partner's search. Null in rows of an earlier version of the shop. */
    words: text(),
    /** The version of the consent text to which the client agreed. The partner has confirmed the consent. */
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

/** Marks an order as placed by a partner, and contains the texts of the partner. Wishes, participants and note are encrypted. */
export const partnerOrders = pgTable(
  'partner_order',
  {
    /** The id of the order. */
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    /** The client. Null after the client was erased. */
    clientId: text().references(() => partnerClients.id, { onDelete: 'set null' }),
    /** The time at which the partner reported that the link was sent. */
    sentAt: moment(),
    startDate: date({ mode: 'string' }),
    specialWishes: text(),
    participants: text(),
    note: text(),
    /** The commission for each item. It is stored when the order is paid, so a later rule does not change earlier months. */
    earned: jsonb().$type<EarnedLine[]>(),
    earnedCents: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('partner_order_list').on(table.partnerId, table.createdAt, table.id),
    index('partner_order_client').on(table.clientId),
  ],
)

/** A payout to a partner for a month. */
export const partnerPayouts = pgTable(
  'partner_payout',
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    /** The month as `2026-11`. */
    month: text().notNull(),
    amountCents: integer().notNull(),
    note: text().notNull(),
    /** The member of staff who recorded the payout. The id stays after the account is deleted. */
    markedBy: text().notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [index('partner_payout_month').on(table.partnerId, table.month)],
)

/**
 * Money that a partner received from customers and then gave to the shop, or took as commission (a payout then has the same id). An undone
 * entry stays, and an entry with the opposite sum refers to it.
 */
export const partnerHandovers = pgTable(
  'partner_handover',
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id),
    amountCents: integer().notNull(),
    /** The day on which the shop received the money. */
    receivedOn: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    /** The id of the entry that this entry undoes. */
    undoes: text(),
    markedBy: text().notNull(),
    markedAt: moment().notNull(),
  },
  (table) => [index('partner_handover_partner').on(table.partnerId, table.markedAt)],
)
