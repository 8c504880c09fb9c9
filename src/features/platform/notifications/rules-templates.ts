import type { Lang } from '#base/i18n.ts'
import type { Fault } from '#base/refusal.ts'
import type { EditedTexts } from '#base/settings.ts'
import { isolateBidi } from '#base/right-to-left.ts'
import { isStorable, oneLine } from '#base/text.ts'
import type { Sender, Wording } from './model.ts'

/** Placeholders allowed in any part of any e-mail. */
const ALWAYS = ['shop', 'email'] as const
/** The maximum length of a text, and of a text with one line, such as a subject or a button. */
const MAX_TEXT = 1000
const MAX_LINE = 120

const PLACEHOLDER = /\{([^{}]*)\}/g

/**
 * Returns the filled texts of an e-mail: the staff's texts, and defaults for all other parts. A text of the staff is ignored if it does not
 * match the placeholders any more, because the shop's e-mail has changed in the meantime.
 */
export function fillWording<Part extends string>(
  wording: Wording<Part>,
  lang: Lang,
  sender: Sender,
  values: Record<string, string>,
): Record<Part, string> {
  const all: Record<string, string> = { shop: sender.shopName[lang], email: sender.ordersEmail, ...values }
  const said = listParts(wording).map((part) => [
    part,
    fill(findTemplate(wording, lang, part, sender.texts ?? {}), all),
  ])
  // The object has one text for each part of the e-mail, so its type is certain.
  return Object.fromEntries(said) as Record<Part, string>
}

/** The text of a part before it is filled in. */
export function findTemplate(wording: Wording, lang: Lang, part: string, texts: EditedTexts): string {
  const edited = texts[wording.kind]?.[lang][part]
  const isFit = edited !== undefined && textFault(wording, lang, part, edited) === undefined
  return (isFit ? edited : wording.words[lang][part]) ?? ''
}

/** Fills in values. A value becomes one line of text, even if a customer typed several lines. */
function fill(text: string, values: Record<string, string>): string {
  const filled = text.replace(PLACEHOLDER, (_, name: string) => isolateBidi(oneLine(values[name] ?? '')))
  // The value «до 29 ноября 2026 г.» already ends its sentence with a full stop.
  return filled.replace(/(?<=\p{L})\.\.(?!\.)/gu, '.')
}

export function listParts<Part extends string>({ words }: Wording<Part>): Part[] {
  return Object.keys(words.ru) as Part[]
}

/** The required placeholders of a part: the placeholders of its default text. */
export function requiredIn(wording: Wording, lang: Lang, part: string): string[] {
  return placeholdersOf(wording.words[lang][part] ?? '')
}

/** The other allowed placeholders of a part: the shop's name, its e-mail address, and the placeholders of the subject. */
export function allowedIn(wording: Wording, lang: Lang, part: string): string[] {
  const { subject = '' } = wording.words[lang]
  return [...new Set([...requiredIn(wording, lang, part), ...placeholdersOf(subject), ...ALWAYS])]
}

/** True if a part must be a single line, such as a subject or a button. */
export function isOneLine(part: string): boolean {
  return part.startsWith('subject') || part.startsWith('open') || part.startsWith('hello')
}

/** The reason why a text is invalid for a part; undefined if it is valid. */
export function textFault(wording: Wording, lang: Lang, part: string, text: string): Omit<Fault, 'path'> | undefined {
  const most = isOneLine(part) ? MAX_LINE : MAX_TEXT
  if (oneLine(text) === '') return { code: 'notifications.text-empty' }
  if (text.length > most) return { code: 'notifications.text-long', values: { most } }
  if (!isStorable(text)) return { code: 'notifications.text-signs' }
  if (isOneLine(part) && text.includes('\n')) return { code: 'notifications.text-lines' }
  const named = placeholdersOf(text)
  const unknown = named.find((name) => !allowedIn(wording, lang, part).includes(name))
  if (unknown !== undefined) return { code: 'notifications.text-unknown', values: { name: unknown } }
  const missing = requiredIn(wording, lang, part).find((name) => !named.includes(name))
  if (missing !== undefined) return { code: 'notifications.text-missing', values: { name: missing } }
  return undefined
}

/** The texts to store: only the texts that differ from the defaults. Faults name part and language. */
export function toKeep(wording: Wording, typed: EditedTexts[string]): { kept: EditedTexts[string]; faults: Fault[] } {
  const faults: Fault[] = []
  const inLang = (lang: Lang) => {
    const kept: Record<string, string> = {}
    for (const [part, raw] of Object.entries(typed[lang])) {
      const own = Object.hasOwn(wording.words[lang], part) ? wording.words[lang][part] : undefined
      const text = raw.replace(/\r\n?/g, '\n').trim()
      const fault = own === undefined ? { code: 'notifications.text-no-part' } : textFault(wording, lang, part, text)
      if (fault) faults.push({ path: `${lang}.${part}`, ...fault })
      else if (text !== own) kept[part] = text
    }
    return kept
  }
  const kept = { ru: inLang('ru'), en: inLang('en') }
  return { kept, faults }
}

function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))]
}
