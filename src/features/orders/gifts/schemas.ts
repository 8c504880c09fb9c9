import { z } from 'zod'

/** Visible to anyone with the order's link. Only the signed-in owner sees the card's address and the recipient. */
export const orderGift = z.object({
  isGift: z.boolean(),
  /** True if the order is paid. */
  hasCard: z.boolean(),
  owner: z.object({ token: z.string(), name: z.string(), note: z.string() }).optional(),
})

export const giftCard = z.object({
  name: z.string(),
  note: z.string(),
  /** The giver's name. */
  from: z.string(),
  rituals: z.array(z.object({ id: z.string(), name: z.string(), category: z.string().nullable() })),
})
export type GiftCard = z.infer<typeof giftCard>
