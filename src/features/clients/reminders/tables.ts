import { integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import { REMINDER_KINDS } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A sent reminder. The row is written together with the e-mail, so that every reminder is sent once. */
export const orderReminders = pgTable(
  'order_reminder',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: REMINDER_KINDS }).notNull(),
    /** 1 for the first reminder of this kind, 2 for the second. */
    step: integer().notNull(),
    /** The keyed hash of the e-mail address. The row stays after the address is removed from the order. */
    addressHash: text().notNull(),
    /** The hash of the token in the e-mail's link, which switches these reminders off. */
    tokenHash: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.step] }),
    unique('order_reminder_token').on(table.tokenHash),
  ],
)

/** A kind of reminders that the owner of an e-mail address has switched off. */
export const reminderStops = pgTable(
  'reminder_stop',
  {
    addressHash: text().notNull(),
    kind: text({ enum: REMINDER_KINDS }).notNull(),
    stoppedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.kind] })],
)
