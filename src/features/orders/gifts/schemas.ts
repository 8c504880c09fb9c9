import { z } from 'zod'

/** What anyone with the order's link can see about a gift. Only the signed-in owner sees the gift card's link and the recipient. */
export const orderGift = z.object({
  isGift: z.boolean(),
  /** True if the order is paid. */
  hasCard: z.boolean(),
  owner: z.object({ token: z.string(), name: z.string(), note: z.string() }).optional(),
})

export const giftCard = z.object({
  name: z.string(),
  note: z.string(),
  /** The name of the giver. */
  from: z.string(),
  rituals: z.array(z.object({ id: z.string(), name: z.string(), category: z.string().nullable() })),
})
export type GiftCard = z.infer<typeof giftCard>
