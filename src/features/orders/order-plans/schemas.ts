import { z } from 'zod'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { orderInput, textMarks } from '#features/orders/orders/schemas.ts'
import { readings, readingView } from '#features/orders/orders/schemas-readings.ts'
import { ownText } from '#features/orders/plans/schemas.ts'

const texts = {
  specialWishes: ownText('plans.wishes-long').transform((text) => text ?? undefined),
  participants: ownText('plans.participants-long').transform((text) => text ?? undefined),
  readings,
  consent: z.boolean().optional(),
}

const dayOrNone = z
  .string('plans.start-date-required')
  .trim()
  .refine((text) => text === '' || isCalendarDay(text), { error: 'plans.start-date-invalid', abort: true })

/**
 * The body of `PUT /api/orders/{id}/plan`. The keys of `days` are line positions. An omitted day or text stays unchanged. An empty day or
 * text erases the stored value.
 */
export const orderPlanInput = z.object({
  days: z.record(z.string().regex(/^\d{1,2}$/), dayOrNone),
  seen: z
    .object({ textMarks, days: z.record(z.string(), z.string().nullable()) })
    .optional()
    .describe(
      'What the form was opened with: the `textMarks` and, by line, the day that was shown. If the texts or a day that is sent have changed since, the answer is 409 `conflict.version`',
    ),
  priestChooses: z
    .boolean()
    .optional()
    .describe('Whether the priest chooses the day of each ritual that has none; a given day takes precedence'),
  recipient: orderInput.shape.gift
    .unwrap()
    .shape.name.optional()
    .describe('The corrected name of the recipient, only for a gift'),
  ...texts,
})

export type OrderPlanInput = z.infer<typeof orderPlanInput>

/** The plan of one order. A visitor who has only the link gets no names and no wish. Days are calendar days as `2026-11-20`. */
export const orderPlanView = z.object({
  /** True if the plan can be changed: the order is paid and not yet performed. */
  isOpen: z.boolean(),
  status: z.enum(ORDER_STATUSES),
  rituals: z.array(
    z.object({
      line: z.string(),
      serviceId: z.string(),
      name: z.string(),
      weeks: z.number(),
      /** The start time of a ritual sold for a fixed moment. Its day cannot be chosen. */
      performsAt: z.string().optional(),
      /** The agreed first day if staff have set the days, otherwise the day that the customer chose. */
      startDate: z.string().nullable(),
      /** The day after the last day. */
      endDate: z.string().nullable(),
      isAgreed: z.boolean(),
      /** True if the agreed first day has begun. Then the day can no longer be changed. */
      hasBegun: z.boolean(),
      /** True if the last agreed day has passed. Then the priest will not read names that are changed now. */
      isOver: z.boolean(),
      /** The day that the customer requests instead of the agreed day, until staff have answered. */
      requestedDate: z.string().nullable(),
    }),
  ),
  /** True if the customer lets the priest choose the day of each ritual that has no day. */
  priestChooses: z.boolean(),
  /** The number of participants; `hasWishes` says whether there is a wish. */
  participantCount: z.number(),
  hasWishes: z.boolean(),
  /** True if names or a wish were entered for this order by its customer or staff. Texts from a partner can be replaced here, but not removed. */
  isErasable: z.boolean(),
  textMarks,
  consentGiven: z.boolean(),
  /** True if the order has an e-mail address. Without an address the shop sends no e-mail about the plan. */
  isEmailed: z.boolean(),
  /** This field is present only for a gift: the priest reads only the recipient's name. Only the signed-in owner sees this name. */
  recipient: z.object({ name: z.string().optional() }).optional(),
  /** True for staff who correct the plan for the customer. */
  isStaff: z.literal(true).optional(),
  /** This field is present only for the signed-in owner, and for staff who may change orders. */
  texts: z.object({ specialWishes: z.string(), participants: z.string(), readings: z.array(readingView) }).optional(),
})

export type OrderPlanView = z.infer<typeof orderPlanView>
