import { type Lang, LANGS } from '#base/i18n.ts'
import type { Fault } from '#base/refusal.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { SPECIAL_INTENTION, TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { type FieldPath, NEEDED, MIN_PRICE, type RecordState, type WordField } from './model.ts'
import { countedWords, isFilled, valueAt } from './rules-fields.ts'
import { assertMayMoveMoney } from '#features/people/accounts/rules-second-factor.ts'

export type Completeness = { filled: number; total: number; missing: WordField[] }

/** Returns how complete a ritual or article is in each language. */
export function measureCompleteness(kind: RecordKind, content: RecordContent): Record<Lang, Completeness> {
  const counted = countedWords(kind, content)
  const of = (lang: Lang): Completeness => {
    const missing = counted.filter((field) => !isFilled(valueAt(content, `${lang}.${field}`)))
    return { filled: counted.length - missing.length, total: counted.length, missing }
  }
  return { ru: of('ru'), en: of('en') }
}

/** Fields that are filled only in the other language. */
export function untranslatedFields(kind: RecordKind, content: RecordContent): FieldPath[] {
  return LANGS.flatMap((lang) => {
    const other = lang === 'ru' ? 'en' : 'ru'
    return countedWords(kind, content)
      .filter((field) => !isFilled(valueAt(content, `${lang}.${field}`)))
      .filter((field) => isFilled(valueAt(content, `${other}.${field}`)))
      .map((field) => `${lang}.${field}` as const)
  })
}

/** The reasons why a ritual or article cannot be published: both languages need name, introduction, description and text. */
export function publicationFaults(content: RecordContent): Fault[] {
  const isTooCheap = 'price' in content && content.price < MIN_PRICE
  const price = isTooCheap ? [{ path: 'price', code: 'catalogue-editor.price-least' }] : []
  const texts = LANGS.flatMap((lang) =>
    NEEDED.map((field) => `${lang}.${field}` as const)
      .filter((path) => !isFilled(valueAt(content, path)))
      .map((path) => ({ path, code: `catalogue-editor.needed-${lang}` })),
  )
  return [...price, ...texts]
}

type PublicationState = { published: boolean; version: number; publishedVersion: number }

export function recordState({ published, version, publishedVersion }: PublicationState): RecordState {
  if (!published) return 'draft'
  return version === publishedVersion ? 'published' : 'changed'
}

const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
const MAX_SLUG = 60

/** Makes an id from a name: Latin letters, digits and single hyphens. Empty if no character of the name can be used. */
export function toSlug(name: string): string {
  const latin = Array.from(name.normalize('NFC').toLowerCase(), (letter) => LATIN[letter] ?? letter).join('')
  const plain = latin.normalize('NFD').replace(/\p{M}/gu, '')
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
}

/** The first of `ganesha`, `ganesha-2`, `ganesha-3` and so on that is not in use as an id. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let number = 2
  let free = slug
  while (taken.has(free)) free = `${slug}-${number++}`
  return free
}

/** Words that page addresses of the shop contain at the position of an id. So these words cannot be ids. */
const RESERVED: ReadonlySet<string> = new Set(['order'])

/**
 * True if a new ritual or article may have this id. The id of an order item is a ritual's id plus the tier, or begins with the id of the
 * special intention. If a new id looked like such an item id, the shop would sell the wrong item.
 */
export function idIsAllowed(id: string): boolean {
  const isTier = TIERS.some((tier) => id.endsWith(`-${tier}`))
  return !RESERVED.has(id) && !isTier && !id.includes(SPECIAL_INTENTION)
}

/** The ids in a new order: first the named ids, then all other ids in their previous order. */
export function reordered(present: readonly string[], named: readonly string[]): string[] {
  const first = new Set(named)
  return [...named, ...present.filter((id) => !first.has(id))]
}

const MAX_SHOWN = 200

/** Shortens a value for the audit log. The stored version contains the full text. */
export function shortenForAudit(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortenForAudit)
  return typeof value === 'string' && value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value
}

/** `assertMayPrice`: refuses users who may not set prices. It is called only when a price changes. */
export type EditContext = { actorId: string; assertMayPrice: () => void }

type Config = Parameters<typeof assertMayMoveMoney>[2]

type Editor = Parameters<typeof assertMayMoveMoney>[0] & { accountId: string }

/** The context of an edit by staff who may change texts. A price change needs the right to change money and a recent second factor. */
export function editing({ config, now }: { config: Config; now: () => Date }, caller: Editor): EditContext {
  return { actorId: caller.accountId, assertMayPrice: () => assertMayMoveMoney(caller, now(), config) }
}
