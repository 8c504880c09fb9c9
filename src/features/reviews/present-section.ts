import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import { escapeMarkup } from '#base/markup.ts'
import { en } from './messages-ritual.en.ts'
import { ru } from './messages-ritual.ru.ts'
import type { PublishedReview } from './schemas.ts'

const messages = { ru, en }
const ID = 'reviews'

/**
 * The reviews of a ritual as they follow its text: drawn by the server, so that the page loads nothing for them and they are read without
 * scripts too. Every word of an author is escaped. Nothing where there is none.
 */
export function presentSection(reviews: PublishedReview[], lang: Lang) {
  if (reviews.length === 0) return undefined
  const { title, note, reply } = messages[lang]
  const html = [
    `<h2 id="${ID}">${title}</h2><p>${note}</p>`,
    ...reviews.map((review) => reviewHtml(review, lang, reply)),
  ].join('')
  return { heading: { id: ID, level: 2, title }, html, reviews }
}

function reviewHtml(
  { lang: written, name, text, publishedOn, reply }: PublishedReview,
  lang: Lang,
  replyTitle: string,
) {
  const when = `<time datetime="${publishedOn}">${formatDay(publishedOn, lang)}</time>`
  const answer = reply === null ? '' : `<p><strong>${replyTitle}:</strong> ${lines(reply)}</p>`
  return `<blockquote lang="${written}">${paragraphs(text)}</blockquote><p><strong>${escapeMarkup(name)}</strong>, ${when}</p>${answer}`
}

function paragraphs(text: string): string {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return parts.map((part) => `<p>${lines(part)}</p>`).join('')
}

function lines(text: string): string {
  return escapeMarkup(text.trim()).replace(/\s*\n\s*/g, '<br>')
}
