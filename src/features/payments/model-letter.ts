import { z } from 'zod'
import type { Currency } from './model.ts'

/** The customer's time zone, as browsers name them: the letter tells the time of day there. */
export const pageLetterInput = z.object({ timeZone: z.string().max(64).optional() })

/** What a letter says of a payment. `quote` only while there is something to send. */
export type PaymentPage = {
  orderId: string
  currency: Currency
  timeZone: string
  quote: { amount: string; address: string; expiresAt: Date } | undefined
}
