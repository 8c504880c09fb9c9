import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'
import { CARD_CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { units } from '#features/money/settlements/tables.ts'
import { CARD_PROVIDERS, CARD_STATUSES } from './model.ts'

const instant = () => timestamp({ withTimezone: true })

/** Webhook messages of card services that the shop has already handled. */
export const providerEvents = pgTable(
  'provider_event',
  { provider: text().notNull(), eventId: text().notNull(), receivedAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_event_received').on(table.receivedAt),
  ],
)

/**
 * The last plausible rate of a currency. The shop uses it while the banks are unavailable, even after a restart. The rate of euros is only
 * for price estimates.
 */
export const currencyRates = pgTable('currency_rate', {
  currency: text({ enum: [...CARD_CURRENCIES, 'EUR'] }).primaryKey(),
  /** The price of one dollar in this currency, multiplied by 10⁸. */
  perUsd: units().notNull(),
  source: text({ enum: ['cbr', 'nbrb'] }).notNull(),
  /** The day for which the bank set the rate. */
  day: instant().notNull(),
  readAt: instant().notNull(),
})

/**
 * One attempt to pay an order: one hosted checkout. The row is stored before the card service is called, because `id` is the idempotency
 * key. `expiresAt` is also set then.
 */
export const cardAttempts = pgTable(
  'card_attempt',
  {
    id: text().primaryKey(),
    /** The foreign key exists only in SQL (migration 0025), because this feature may not import `orders`. */
    orderId: text().notNull(),
    provider: text({ enum: CARD_PROVIDERS }).notNull(),
    /** The card service's id for the checkout, and the URL of its page. Null until the card service has answered. */
    ref: text(),
    url: text(),
    /** The order's price in dollars. */
    priceCents: integer().notNull(),
    /** The amount to charge, in hundredths of `currency`. It is written once, and must be equal to the amount in the card service's answer. */
    amountCents: integer().notNull(),
    currency: text({ enum: CARD_CURRENCIES }).notNull(),
    /**
     * The sum that the card service took, in hundredths of `currency`, if it differs from `amountCents`. Otherwise it is null. It is also
     * null for attempts that are older than this column.
     */
    takenCents: integer(),
    /** The fee of the card service, in hundredths of `currency`. Null if the service has not reported the fee. */
    feeCents: integer(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    status: text({ enum: CARD_STATUSES }).notNull().default('open'),
    attention: text({ enum: CARD_ATTENTIONS }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The time of the card service's last answer, the number of scheduled checks, and the time of the next check. */
    checkedAt: instant(),
    checks: integer().notNull().default(0),
    nextCheckAt: instant().notNull(),
    /**
     * The time when the checkout was paid, could no longer be paid, or was no longer offered. If the status is still `open`, the checks
     * continue.
     */
    closedAt: instant(),
  },
  (table) => [
    unique('card_attempt_ref').on(table.provider, table.ref),
    uniqueIndex('card_attempt_one_open').on(table.orderId, table.provider).where(isNull(table.closedAt)),
    index('card_attempt_created').on(table.createdAt, table.id),
    index('card_attempt_order').on(table.orderId),
    index('card_attempt_to_check').on(table.nextCheckAt).where(sql`${table.status} = 'open'`),
    index('card_attempt_attention').on(table.createdAt).where(isNotNull(table.attention)),
  ],
)
