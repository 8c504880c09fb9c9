import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { orderInput } from '#features/orders/orders/schemas.ts'
import { RETURN_STATES } from '#features/money/payment-review/model.ts'
import { CARD_CURRENCIES, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { removeInvisible } from '#base/text.ts'
import { MAX_FAMILY, MAX_NAMES, MAX_PLACES } from './model.ts'
import { splitNames } from './rules.ts'

/** The public data of a group ritual. */
export const groupView = z.object({
  id: z.string(),
  ritual: z.object({ id: z.string(), name: z.string(), description: z.string(), category: z.string().nullable() }),
  performsAt: z.string(),
  closesAt: z.string(),
  places: z.number(),
  left: z.number(),
  /** US dollars per family. */
  price: z.number(),
  /** Why no place is available. Null if a place is available. */
  closed: z.enum(['cancelled', 'closed', 'full']).nullable(),
})
export type GroupView = z.infer<typeof groupView>

export const placeInput = orderInput.pick({ customerName: true, customerEmail: true, timeZone: true }).extend({
  family: z
    .string('groups.family')
    .overwrite(removeInvisible)
    .trim()
    .max(MAX_FAMILY, 'groups.family-long')
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'groups.family')
    .refine((text) => splitNames(text).length > 0, 'groups.family')
    .refine((text) => splitNames(text).length <= MAX_NAMES, 'groups.family-many')
    .describe('The names to be read, separated by lines or commas'),
  consent: z.literal(true, 'groups.consent').describe('Consent to storing and reading these names'),
})
export type PlaceInput = z.infer<typeof placeInput>

const moment = (code: string) =>
  z.iso
    .datetime({ offset: true, error: code })
    .refine(isSafeForArithmetic, code)
    .transform((text) => new Date(text))

export const groupInput = z.object({
  serviceId: z.string('groups.ritual').min(1, 'groups.ritual').max(80),
  performsAt: moment('groups.day'),
  closesAt: moment('groups.day'),
  places: z.number('groups.places').int('groups.places').min(1, 'groups.places').max(MAX_PLACES, 'groups.places'),
  price: z.number('groups.price').int('groups.price').min(1, 'groups.price').max(100_000, 'groups.price'),
})
export type GroupInput = z.infer<typeof groupInput>

export const groupEdit = groupInput.omit({ serviceId: true }).extend({ version: z.number().int() })
export type GroupEdit = z.infer<typeof groupEdit>

export const adminGroup = z.object({
  id: z.string(),
  ritual: z.object({ id: z.string(), name: z.string() }),
  performsAt: z.string(),
  closesAt: z.string(),
  places: z.number(),
  price: z.number(),
  taken: z.number(),
  paid: z.number(),
  closed: groupView.shape.closed,
  /** The number of paid families with a published proof. */
  proved: z.number(),
  version: z.number(),
})
export type AdminGroup = z.infer<typeof adminGroup>

/** The state of the refund of a paid order. `performed`: the ritual was performed, so the shop returns nothing. */
const PLACE_RETURN_STATES = [...RETURN_STATES, 'performed'] as const
export type PlaceReturnState = (typeof PLACE_RETURN_STATES)[number]

const sum = z.object({ amount: z.string(), currency: z.enum([...CURRENCIES, ...CARD_CURRENCIES]) })

/** True if the order has an e-mail address. Otherwise staff telephone the customer. */
const isEmailed = z.boolean()

/** A paid order of a cancelled ritual. */
export const placeReturn = z.object({
  orderId: z.string(),
  number: z.string(),
  names: z.array(z.string()),
  status: z.enum(ORDER_STATUSES),
  /** The received amount, in the currency of the payment. */
  came: z.array(sum),
  /** The amount that is not returned yet. */
  owed: z.array(sum),
  state: z.enum(PLACE_RETURN_STATES),
  /** The message of the card service if it refused the refund. */
  fault: z.string().nullable(),
  /** The payment that staff must return by hand, or for which staff wait for the decision of the bank. */
  paymentId: z.string().nullable(),
  isEmailed,
})
export type PlaceReturn = z.infer<typeof placeReturn>

export const placeReturns = z.object({ items: z.array(placeReturn) })

/** What staff decided about the families whose names changed after they were printed or read. */
export const groupProof = z.object({
  families: z
    .array(
      z.object({
        orderId: z.string(),
        namesChangedAt: z.string().describe('The newest change of names about which the caller decided'),
        names: z
          .enum(['plan', 'later'])
          .describe('`plan`: the certificate has the present names; `later`: the family gets no proof yet'),
      }),
    )
    .max(MAX_PLACES)
    .default([]),
})
export type GroupProof = z.infer<typeof groupProof>

export const adminGroupDetail = adminGroup.extend({
  families: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      status: z.string(),
      /** The present names. */
      names: z.array(z.string()),
      /** The names that the family gave when it took its place. */
      namesGiven: z.array(z.string()),
      /** The time of a change of names about which staff must decide before this family gets the proof. Null if there is none. */
      namesChangedAt: z.string().nullable(),
      isProved: z.boolean(),
      /**
       * True if this family gets the proof when staff publish the proof for all families. A family's proof that staff took offline must be
       * published individually.
       */
      waitsForProof: z.boolean(),
      isEmailed,
    }),
  ),
})
export type AdminGroupDetail = z.infer<typeof adminGroupDetail>
