import { z } from 'zod'
import { removeInvisible } from '#base/text.ts'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'

const customerBase = {
  id: z.string(),
  /** A guest has ordered without signing in. The orders of a guest have the same e-mail address or, without an address, the same phone number. */
  kind: z.enum(['account', 'guest']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: z.enum(['ru', 'en']),
  createdAt: z.string(),
  orders: z.number(),
  /** The sum of paid orders without refunded orders, in dollars. */
  paidUsd: z.number(),
  lastOrderAt: z.string().nullable(),
}

const customerRow = z.object(customerBase)
export type CustomerRow = z.infer<typeof customerRow>

export const customerList = z.object({ items: z.array(customerRow), next: z.string().nullable() })

/** The personal data for the rituals. A hidden field contains the mask if the field is not empty. */
const personal = z.object({
  birthDate: z.string(),
  birthTime: z.string(),
  isTimeUncertain: z.string(),
  birthPlace: z.string(),
  additionalNotes: z.string(),
  specialWishes: z.string(),
  participants: z.string(),
})
export type Personal = z.infer<typeof personal>

export const customerView = z.object({
  ...customerBase,
  isMasked: z.boolean(),
  profile: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      occupation: z.string(),
      gender: z.string(),
      maritalStatus: z.string(),
      currentLocation: z.string(),
    })
    .nullable(),
  personal,
  planStart: z.string().nullable(),
  consents: z.array(z.object({ textVersion: z.string(), givenAt: z.string(), withdrawnAt: z.string().nullable() })),
  orderList: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(ORDER_STATUSES),
      totalUsd: z.number(),
      createdAt: z.string(),
    }),
  ),
})
export type CustomerView = z.infer<typeof customerView>

export const revealInput = z.object({
  /** The reason why staff look at the data. The audit log records the reason and the person. */
  reason: z.string().overwrite(removeInvisible).trim().max(300).optional(),
})

export const revealAnswer = z.object({ personal })

export const mergeInput = z.object({
  /** The customer whose record remains. */
  into: z.string().max(60),
})
