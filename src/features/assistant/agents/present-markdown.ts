import type { Lang } from '#base/i18n.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import type { ArticleFacts, Offer, RitualFacts } from './schemas.ts'

const MESSAGES = { ru, en }

/** A ritual as a Markdown text: its description, its prices, and its stored article. */
export function ritualMarkdown(ritual: RitualFacts): string {
  const { lang, mantra, offers, features, intentions } = ritual
  const messages = MESSAGES[lang].markdown
  return paragraphs([
    ...beginning(ritual),
    ritual.category.name,
    features.length > 0 ? `${messages.comprises}\n\n${features.map((feature) => `- ${feature}`).join('\n')}` : '',
    `${messages.prices}\n\n${offers.map((offer) => offerLine(offer, lang)).join('\n')}`,
    intentions.length > 0 ? intentions.map(({ itemId, name }) => `- ${name} (\`${itemId}\`)`).join('\n') : '',
    mantra
      ? `${messages.mantra} ${[mantra.text, mantra.transliteration, mantra.translation].filter(Boolean).join(' / ')}`
      : '',
    ritual.text,
  ])
}

export function articleMarkdown(article: ArticleFacts): string {
  return paragraphs([...beginning(article), article.text])
}

function beginning({ name, intro, description, url, updatedOn, lang }: RitualFacts | ArticleFacts): string[] {
  const updated = updatedOn ? ` (${MESSAGES[lang].markdown.updated} ${updatedOn})` : ''
  return [`# ${name}`, intro ? `> ${intro}` : '', `${url}${updated}`, description]
}

function offerLine({ itemId, name, terms }: Offer, lang: Lang): string {
  const prices = terms.map(({ weeks, priceUsd }) => `${MESSAGES[lang].markdown.weeks(weeks)} $${priceUsd}`)
  return `- ${name} (\`${itemId}\`): ${prices.join(', ')}`
}

function paragraphs(parts: string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}
