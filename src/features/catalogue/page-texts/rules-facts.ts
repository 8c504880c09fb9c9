import { type Lang, countEn, countRu } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import type { Seller } from '#features/platform/settings/rules-seller.ts'

/** `seller`: the seller in the footer and on `/about`. Undefined if the shop has no seller yet. */
type LegalFacts = Pick<Settings, 'legal' | 'shopName' | 'contacts'> & {
  seller: Seller | undefined
  mir?: MirCards | undefined
}

/** The shop's statement about Mir cards, the cards of Russian banks. A sandbox takes no cards. */
type MirCards = 'taken' | 'refused' | 'sandbox'

/**
 * Inserts the operator's facts into a legal text. `{fact}` is replaced by the fact. A part between `[[` and `]]` appears only if the shop knows all
 * facts in this part, so that the text never has a gap.
 */
export function withFacts(markdown: string, known: Readonly<Record<string, string>>): string {
  const valueOf = (name: string) => known[name] ?? ''
  return markdown
    .replace(/\[\[(.+?)\]\]/g, (_, said: string) => (namesIn(said).every((name) => valueOf(name) !== '') ? said : ''))
    .replace(FACT, (_, name: string) => plain(valueOf(name)))
}

/** The facts that a text contains. At start the shop checks that it knows the name of each of these facts. */
export const namesIn = (text: string): string[] => [...text.matchAll(FACT)].map(([, name = '']) => name)

export const FACT_NAMES = [
  'seller',
  'address',
  'email',
  'ordersEmail',
  'replyDays',
  'refundDays',
  'law',
  'storage',
  'mir',
]

/** The working days within which a shop sends returned money, if its owner has set no number. */
export const DEFAULT_REFUND_DAYS = 5

const FACT = /\{([a-zA-Z]+)\}/g

/** The value of each fact in a language. The value is empty if the shop does not know the fact. */
export function factsIn(lang: Lang, { legal, shopName, contacts, seller, mir }: LegalFacts): Record<string, string> {
  return {
    seller: seller ? sellerIn(lang, seller) : shopName[lang],
    address: seller?.address[lang] ?? legal.address[lang],
    email: seller?.email || contacts.providerEmail,
    ordersEmail: contacts.ordersEmail,
    replyDays: workingDays(legal.replyDays, lang),
    refundDays: workingDays(legal.refundDays ?? DEFAULT_REFUND_DAYS, lang),
    law: legal.law[lang],
    storage: legal.storage[lang],
    mir: mir ? MIR[mir][lang] : '',
  }
}

const MIR = {
  taken: { ru: 'принимаем', en: 'taken' },
  refused: {
    ru: 'не принимаем, как и другие карты, выпущенные в России',
    en: 'not taken, nor other cards issued in Russia',
  },
  sandbox: {
    ru: 'в песочнице карта не нужна; настоящий магазин скажет здесь, принимает ли он их',
    en: 'the sandbox needs no card; a real shop says here whether it takes them',
  },
} as const satisfies Record<MirCards, Record<Lang, string>>

/** Returns whether the card services of the shop take Mir cards. Undefined if the shop takes no cards. */
export function mirCards(
  { paymentMethods }: Pick<Settings, 'paymentMethods'>,
  config: { SANDBOX: boolean; YOOKASSA_SHOP_ID?: string | undefined; STRIPE_SECRET_KEY?: string | undefined },
): MirCards | undefined {
  if (!paymentMethods.card.enabled) return undefined
  if (config.YOOKASSA_SHOP_ID) return 'taken'
  if (config.STRIPE_SECRET_KEY) return 'refused'
  return config.SANDBOX ? 'sandbox' : undefined
}

/**
 * Returns the name and registration of the seller. The example seller of a sandbox is marked, so that readers do not mistake it for a real company.
 */
function sellerIn(lang: Lang, { name, registration, isExample }: Seller): string {
  const said = [name[lang], registration].filter(Boolean).join(', ')
  return isExample ? `${said} (${EXAMPLE[lang]})` : said
}

const EXAMPLE = { ru: 'пример песочницы, не настоящая компания', en: 'a sandbox example, not a real company' }

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
