import { z } from 'zod'
import { nameLength } from '#base/name-length.ts'
import { removeInvisible } from '#base/text.ts'
import { MIN_TEXT, LISTED_STATES, MAX_NAME, MAX_REASON, MAX_REPLY, MAX_TEXT, REVIEW_STATES } from './model.ts'

/** A text that contains no control characters except line ends and tabs. */
const PARAGRAPHS = /^(?:[^\p{Cc}]|[\n\r\t])*$/u
const paragraphs = (required: string) => z.string(required).overwrite(removeInvisible).trim()

/** The author's input: a new review, or a change of an earlier review. */
export const reviewInput = z.object({
  text: paragraphs('reviews.text-short')
    .min(MIN_TEXT, 'reviews.text-short')
    .max(MAX_TEXT, 'reviews.text-long')
    .regex(PARAGRAPHS, 'reviews.text-signs'),
  name: paragraphs('reviews.name-required')
    .refine((name) => nameLength(name) > 0, 'reviews.name-required')
    .max(MAX_NAME, 'reviews.name-long')
    .regex(/^[^\p{Cc}]*$/u, 'reviews.text-signs'),
  ritualId: z.string().max(80).optional().describe('A ritual of the order; by default the first'),
  showsCertificate: z
    .boolean()
    .optional()
    .describe('Consent to showing the number of the certificate beside the review'),
  consent: z.literal(true, 'reviews.consent').describe('Consent to publishing the text on the page of the ritual'),
})
export type ReviewInput = z.infer<typeof reviewInput>

export const ownReview = z.object({
  state: z.enum(REVIEW_STATES),
  rituals: z.array(z.object({ id: z.string(), name: z.string() })),
  ritualId: z.string(),
  text: z.string(),
  name: z.string(),
  /** The rituals that have a certificate whose number can be shown. */
  certified: z.array(z.string()),
  showsCertificate: z.boolean(),
  declineReason: z.string().nullable(),
  reply: z.string().nullable(),
})
export type OwnReview = z.infer<typeof ownReview>

/** A review on the public page of a ritual. */
export const publishedReview = z.object({
  id: z.string(),
  lang: z.enum(['ru', 'en']),
  name: z.string(),
  text: z.string(),
  /** A calendar day. */
  publishedOn: z.string(),
  /** The number of the certificate if the author agreed to show it. Everybody can verify this number. */
  certificate: z.string().nullable(),
  reply: z.string().nullable(),
})
export type PublishedReview = z.infer<typeof publishedReview>

export const adminReview = z.object({
  id: z.string(),
  state: z.enum(LISTED_STATES),
  orderId: z.string(),
  orderNumber: z.string(),
  ritual: z.object({ id: z.string(), names: z.object({ ru: z.string(), en: z.string() }) }),
  lang: z.enum(['ru', 'en']),
  name: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  decidedAt: z.string().nullable(),
  declineReason: z.string().nullable(),
  reply: z.string().nullable(),
  version: z.number(),
})
export type AdminReview = z.infer<typeof adminReview>

const version = z.number().int()

export const decisionInput = z
  .object({
    decision: z.enum(['publish', 'decline']),
    reason: paragraphs('reviews.reason').max(MAX_REASON).regex(PARAGRAPHS).optional(),
    version,
  })
  .refine(({ decision, reason }) => decision === 'publish' || Boolean(reason), {
    path: ['reason'],
    error: 'reviews.reason',
  })
export type DecisionInput = z.infer<typeof decisionInput>

export const replyInput = z.object({
  reply: paragraphs('reviews.reply-long')
    .max(MAX_REPLY, 'reviews.reply-long')
    .regex(PARAGRAPHS, 'reviews.text-signs')
    .describe('An empty text removes the reply'),
  version,
})
export type ReplyInput = z.infer<typeof replyInput>
