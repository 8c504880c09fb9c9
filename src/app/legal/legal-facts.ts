import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'

export type LegalFacts = Settings['legal']

/** The places of the legal pages that the settings fill, as the texts name them. */
const PLACES: Record<Lang, { operator: string; address: string; email: string }> = {
  ru: { operator: '[название и реквизиты продавца]', address: '[почтовый адрес]', email: '[почта для обращений]' },
  en: {
    operator: '[name and registration of the seller]',
    address: '[postal address]',
    email: '[e-mail for enquiries]',
  },
}

/** A text with what is known of who runs the shop; a place whose fact is missing stays open. */
export function withFacts(markdown: string, lang: Lang, facts: LegalFacts): string {
  const places = PLACES[lang]
  const operator = [facts.operatorName[lang], facts.registrationNumber].filter(Boolean).join(', ')
  const known = [
    [places.operator, facts.operatorName[lang] && operator],
    [places.address, facts.address[lang]],
    [places.email, facts.email],
  ] as const
  return known.reduce((text, [place, fact]) => (fact ? text.replaceAll(place, () => plain(fact)) : text), markdown)
}

/** As it was typed: no sign of it is Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!<>|~]/g, '\\$&')
}
