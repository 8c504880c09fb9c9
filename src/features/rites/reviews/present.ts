import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { calendarDay } from '#base/time.ts'
import { verifyPath } from '#features/rites/proofs/paths.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import type { Keyring } from '#server/keyring.ts'
import { reviewContext, type ReviewedRitual, type SEALED_REVIEW } from './model.ts'
import type { Certificate, FoundReview } from './queries.ts'
import { hasReviewText } from './rules.ts'
import type { AdminReview, OwnReview, PublishedReview } from './schemas.ts'
import type { ReviewRow } from './tables.ts'
import { formatDay } from '#base/date-format.ts'
import { escapeMarkup } from '#base/markup.ts'
import { en } from './messages/page-ritual.en.ts'
import { ru } from './messages/page-ritual.ru.ts'

const messages = { ru, en }

const ID = 'reviews'

type Reader = { lang: Lang; keys: Keyring; rituals: ReviewedRitual[]; certificates: Certificate[] }

/** A review for its author. The form suggests the initials as the author's name. */
export function presentOwn({ review, order }: FoundReview, { lang, keys, rituals, certificates }: Reader): OwnReview {
  return {
    state: review.state,
    rituals: rituals.map(({ id, names }) => ({ id, name: names[lang] })),
    ritualId: review.serviceId,
    text: openReview(review, 'body', keys) ?? '',
    name: openReview(review, 'author_name', keys) ?? toInitials(order.customerName),
    certified: certificates.map(({ serviceId }) => serviceId),
    showsCertificate: review.showsCertificate,
    declineReason: review.declineReason,
    reply: review.reply,
  }
}

export function presentPublished(review: ReviewRow, keys: Keyring, certificates: Certificate[]): PublishedReview {
  const isOwn = ({ orderId, serviceId }: Certificate) => orderId === review.orderId && serviceId === review.serviceId
  return {
    id: review.id,
    lang: review.lang,
    name: openReview(review, 'author_name', keys) ?? '',
    text: openReview(review, 'body', keys) ?? '',
    publishedOn: calendarDay(review.decidedAt ?? review.askedAt),
    certificate: (review.showsCertificate && certificates.find(isOwn)?.number) || null,
    reply: review.reply,
  }
}

/** A review for staff. Undefined if it is not written yet, because staff do not see which customers were asked. */
export function presentAdmin(
  { review, order }: FoundReview,
  keys: Keyring,
  rituals: ReviewedRitual[],
): AdminReview | undefined {
  if (!hasReviewText(review.state)) return undefined
  const names = rituals.find(({ id }) => id === review.serviceId)?.names
  return {
    id: review.id,
    state: review.state,
    orderId: order.id,
    orderNumber: orderTag(order.id),
    ritual: { id: review.serviceId, names: names ?? { ru: review.serviceId, en: review.serviceId } },
    lang: review.lang,
    name: openReview(review, 'author_name', keys) ?? '',
    text: openReview(review, 'body', keys) ?? '',
    writtenAt: (review.writtenAt ?? review.askedAt).toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    declineReason: review.declineReason,
    reply: review.reply,
    version: review.version,
  }
}

export function openReview(
  review: ReviewRow,
  column: (typeof SEALED_REVIEW.columns)[number],
  keys: Keyring,
): string | null {
  const sealed = column === 'body' ? review.body : review.authorName
  return sealed === null ? null : keys.open(sealed, reviewContext(review.id, column))
}

/**
 * The section with a ritual's reviews, below the ritual's text. The server renders this section, so the page needs no further calls and no
 * scripts. The texts of authors are escaped. Returns undefined if there are no reviews.
 */
export function presentSection(reviews: PublishedReview[], lang: Lang) {
  if (reviews.length === 0) return undefined
  const { title, note } = messages[lang]
  const html = [
    `<h2 id="${ID}">${title}</h2><p>${note}</p>`,
    ...reviews.map((review) => reviewHtml(review, lang)),
  ].join('')
  return { heading: { id: ID, level: 2, title }, html, reviews }
}

function reviewHtml({ lang: written, name, text, publishedOn, reply, certificate }: PublishedReview, lang: Lang) {
  const titles = messages[lang]
  const when = `<time datetime="${publishedOn}">${formatDay(publishedOn, lang)}</time>`
  const answer = reply === null ? '' : `<p><strong>${titles.reply}:</strong> ${lines(reply)}</p>`
  const number = certificate === null ? '' : certificateHtml(certificate, lang)
  return `<blockquote lang="${written}">${paragraphs(text)}</blockquote><p><strong>${escapeMarkup(name)}</strong>, ${when}</p>${number}${answer}`
}

/** A link to the page that shows everybody whether the certificate with this number is valid. */
function certificateHtml(number: string, lang: Lang): string {
  const { certificate } = messages[lang]
  return `<p>${certificate} <a href="${verifyPath(number)}?lang=${lang}" rel="nofollow">${escapeMarkup(number)}</a></p>`
}

function paragraphs(text: string): string {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return parts.map((part) => `<p>${lines(part)}</p>`).join('')
}

function lines(text: string): string {
  return escapeMarkup(text.trim()).replace(/\s*\n\s*/g, '<br>')
}
