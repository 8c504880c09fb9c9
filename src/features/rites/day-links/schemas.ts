import { z } from 'zod'
import { ID_PATTERN } from '#base/ids.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { PROOF_STATES } from '#features/rites/proofs/model.ts'

export const dayParams = z.object({ date: z.string().refine(isCalendarDay, 'calendar.day-unknown') })
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export const lineParams = tokenParams.extend({ number: z.string().regex(/^[1-9]\d{0,2}$/) })
export const pictureParams = lineParams.extend({ picture: z.string().regex(ID_PATTERN) })
/** The form has no fields except the picture. */
export const pictureForm = z.object({})

/** The data for the page of a link: only numbers, without people and orders. */
export const linkPage = z.object({
  date: z.string(),
  endsAt: z.string(),
  /** True if the day has not begun at the place of the rituals. */
  isEarly: z.boolean(),
  filesLeft: z.number(),
  lines: z.array(z.object({ number: z.number(), files: z.number() })),
})
export type LinkPage = z.infer<typeof linkPage>

/** `picture`: the id of the picture. Only the sender of the picture gets this id, and can use it to remove the picture. */
export const sentPicture = linkPage.extend({ picture: z.string() })
export type SentPicture = z.infer<typeof sentPicture>

/** A link as the panel shows it. */
const link = z.object({
  createdAt: z.string(),
  endsAt: z.string(),
  revokedAt: z.string().nullable(),
  isOpen: z.boolean(),
  files: z.number(),
  maxFiles: z.number(),
  /** True if the sheet has changed after the link was created. */
  isStale: z.boolean(),
})

export const linkView = z.object({
  date: z.string(),
  link: link.nullable(),
  lines: z.array(
    z.object({
      number: z.number(),
      orderId: z.string(),
      lineId: z.string(),
      orderNumber: z.string(),
      ritual: z.string(),
      files: z.number(),
      proofId: z.string().nullable(),
      proofState: z.enum(PROOF_STATES).nullable(),
    }),
  ),
})
export type LinkView = z.infer<typeof linkView>

/** `url`: the web address of the link. It is shown only once, because the shop stores only a hash of the token. */
export const createdLink = linkView.extend({ url: z.string() })
