import { z } from 'zod'

/** What whoever has the order's link learns; the card's address and whom it is for, its signed-in owner alone. */
export const orderGift = z.object({
  isGift: z.boolean(),
  /** Whether it is paid, so that there is a card. */
  hasCard: z.boolean(),
  owner: z.object({ token: z.string(), name: z.string(), note: z.string() }).optional(),
})

/** What stands on the card. */
export const giftCard = z.object({
  name: z.string(),
  note: z.string(),
  /** Who gives it. */
  from: z.string(),
  rituals: z.array(z.object({ id: z.string(), name: z.string(), category: z.string().nullable() })),
})
export type GiftCard = z.infer<typeof giftCard>
