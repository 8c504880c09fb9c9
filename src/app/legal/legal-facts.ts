import { type Lang, countEn, countRu } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'

export type LegalFacts = Pick<Settings, 'legal' | 'shopName' | 'contacts'>

/**
 * Fills the operator's facts into a legal text. `{fact}` is replaced. A part in `[[` and `]]` appears only if all its facts are known, so
 * that the text never has a gap.
 */
export function withFacts(markdown: string, lang: Lang, facts: LegalFacts): string {
  const known = factsIn(lang, facts)
  const valueOf = (name: string) => known[name] ?? ''
  return markdown
    .replace(/\[\[(.+?)\]\]/g, (_, said: string) => (namesIn(said).every((name) => valueOf(name) !== '') ? said : ''))
    .replace(FACT, (_, name: string) => plain(valueOf(name)))
}

/** The facts that a text names. At the start, the shop checks that the settings have each of these facts. */
export const namesIn = (text: string): string[] => [...text.matchAll(FACT)].map(([, name = '']) => name)

export const FACT_NAMES = ['seller', 'address', 'email', 'replyDays', 'refundDays', 'law', 'storage']

const FACT = /\{([a-zA-Z]+)\}/g

function factsIn(lang: Lang, { legal, shopName, contacts }: LegalFacts): Record<string, string> {
  const operator = legal.operatorName[lang]
  return {
    seller: operator ? [operator, legal.registrationNumber].filter(Boolean).join(', ') : shopName[lang],
    address: legal.address[lang],
    email: legal.email || contacts.providerEmail,
    replyDays: workingDays(legal.replyDays, lang),
    refundDays: workingDays(legal.refundDays, lang),
    law: legal.law[lang],
    storage: legal.storage[lang],
  }
}

function workingDays(count: number | null, lang: Lang): string {
  if (count === null) return ''
  return lang === 'ru'
    ? countRu(count, 'рабочего дня', 'рабочих дней', 'рабочих дней')
    : countEn(count, 'working day', 'working days')
}

/** Escapes Markdown, so that the text appears as typed. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!<>|~]/g, '\\$&')
}
