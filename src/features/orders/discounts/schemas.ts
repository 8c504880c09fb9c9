import { z } from 'zod'
import { dollarsToCents } from '#base/money.ts'
import { isStorable } from '#base/text.ts'
import { isSafeForArithmetic } from '#base/time.ts'
import { MAX_PERCENT, MAX_RITUALS, MAX_TYPED_CODE, MAX_USES, MIN_PERCENT } from './model.ts'
import { cleanCode, isCode } from './rules.ts'

/** A discount code as a customer typed it. A text that cannot be a code is treated as an unknown code. An empty text means no code. */
export const typedCode = z
  .string()
  .max(MAX_TYPED_CODE)
  .overwrite(cleanCode)
  .describe('A discount code; case and spaces do not matter')

export const discountView = z.object({ code: z.string(), amountUsd: z.number() })

/** The order lines as in `POST /api/orders`, but without prices. */
export const checkInput = z.object({
  discountCode: typedCode,
  items: z
    .array(
      z.object({
        id: z.string().min(1).max(160).refine(isStorable),
        quantity: z.number().int().min(1).max(99),
        duration: z.number(),
      }),
    )
    .min(1)
    .max(50),
})

/** If the code was empty, the answer has no discount. */
export const checkAnswer = z.object({
  discount: discountView.optional(),
  total: z.number(),
  currency: z.literal('USD'),
})

const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'discounts.moment')
  .refine(isSafeForArithmetic, 'discounts.moment')

const uses = z
  .number('discounts.uses')
  .int('discounts.uses')
  .min(1, 'discounts.uses')
  .max(MAX_USES, 'discounts.uses')
  .nullish()

const dollars = z
  .number('discounts.amount')
  .positive('discounts.amount')
  .max(1_000_000, 'discounts.amount')
  .refine((amount) => dollarsToCents(amount) !== undefined, 'discounts.amount')

const fields = z.object({
  code: z
    .string('discounts.code-form')
    .max(MAX_TYPED_CODE, 'discounts.code-form')
    .overwrite(cleanCode)
    .refine(isCode, 'discounts.code-form')
    .describe('Letters, digits, hyphens and underscores; stored in capital letters'),
  percent: z
    .number('discounts.percent')
    .int('discounts.percent')
    .min(MIN_PERCENT, 'discounts.percent')
    .max(MAX_PERCENT, 'discounts.percent')
    .nullish(),
  amountUsd: dollars.nullish().describe('Instead of `percent`'),
  serviceIds: z
    .array(z.string().min(1).max(100).refine(isStorable))
    .min(1, 'discounts.rituals')
    .max(MAX_RITUALS)
    .nullish()
    .describe('Only lines of these rituals are discounted; all lines if omitted'),
  from: moment.nullish(),
  until: moment.nullish().describe('If a day is given, the whole day in UTC is included'),
  uses: uses.describe('How many orders may use the code'),
  usesPerCustomer: uses.describe('How many orders of one mailbox may use the code'),
  minUsd: dollars.nullish().describe('The smallest sum of the order’s lines for which the code is valid'),
})

type Kind = { percent?: number | null | undefined; amountUsd?: number | null | undefined }

export const discountInput = fields.refine(
  ({ percent, amountUsd }: Kind) => ((percent ?? null) === null) !== ((amountUsd ?? null) === null),
  {
    path: ['percent'],
    error: 'discounts.one-kind',
  },
)

export type DiscountInput = z.output<typeof discountInput>

/** Omitted fields stay the same. `null` removes a limit. */
export const discountChange = fields.partial().extend({
  active: z.boolean().optional().describe('False switches the code off'),
  version: z.number().int().optional(),
})

export type DiscountChange = z.output<typeof discountChange>

export const adminDiscount = z.object({
  id: z.string(),
  code: z.string(),
  percent: z.number().nullable(),
  amountUsd: z.number().nullable(),
  serviceIds: z.array(z.string()).nullable(),
  from: z.string().nullable(),
  /** The first moment when the discount code is no longer valid. */
  until: z.string().nullable(),
  uses: z.number().nullable(),
  usesPerCustomer: z.number().nullable(),
  minUsd: z.number().nullable(),
  active: z.boolean(),
  state: z.enum(['active', 'planned', 'ended', 'off', 'used-up']),
  /** The uses that are counted at this moment. `used`: the uses of paid orders. `reserved`: the reserved uses. */
  used: z.number(),
  reserved: z.number(),
  /** True if more orders were paid than the code allows, because some were paid after their reservation ended. */
  isExceeded: z.boolean(),
  /** The sum of the discounts of paid orders. */
  givenUsd: z.number(),
  createdAt: z.string(),
  version: z.number(),
})

export type AdminDiscount = z.infer<typeof adminDiscount>

export const discountPage = z.object({ items: z.array(adminDiscount), next: z.string().nullable() })
