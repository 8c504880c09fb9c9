import { type Lang, LANGS } from '#base/i18n.ts'
import type { Fault } from '#base/refusal.ts'
import type { Right } from '#base/rights.ts'
import { oneLine } from '#base/text.ts'
import { BODY, MAX_BODY, MAX_LINE, type PageContent, type PageId, type PageTexts, type TextPath } from './model.ts'
import { FACT_NAMES, namesIn } from './rules-facts.ts'

export const NO_TEXTS: PageContent = { ru: {}, en: {} }

/** The right that is necessary to change the page. Legal pages bind the seller, so they need the right to change settings. */
export const rightToChange = (id: PageId): Right => (id === 'home' ? 'catalogue.change' : 'settings.change')

/**
 * The texts that readers see: the texts that staff have changed, otherwise the shop's original texts. A field that the page no longer has is left
 * out.
 */
export function fillTexts(own: PageContent, kept: PageContent): PageContent {
  return inBoth((lang) =>
    Object.fromEntries(Object.entries(own[lang]).map(([field, text]) => [field, kept[lang][field] ?? text])),
  )
}

/**
 * The texts to store after a change: only the texts that differ from the shop's original texts. An empty text is not stored, so readers see the
 * original text.
 */
export function toKeep(own: PageContent, kept: PageContent, typed: PageContent): PageContent {
  return inBoth((lang) => {
    const texts = Object.entries(typed[lang]).map(([field, text]): [string, string] => [field, cleaned(field, text)])
    const all: PageTexts = { ...kept[lang], ...Object.fromEntries(texts) }
    return Object.fromEntries(
      Object.entries(all).filter(([field, text]) => text !== '' && field in own[lang] && text !== own[lang][field]),
    )
  })
}

/** The reasons why typed texts cannot be stored. */
export function textFaults(own: PageContent, typed: PageContent): Fault[] {
  return LANGS.flatMap((lang) =>
    Object.entries(typed[lang]).flatMap(([field, text]): Fault[] => {
      const path = `${lang}.${field}`
      if (!(field in own[lang])) return [{ path, code: 'page-texts.no-field' }]
      const most = field === BODY ? MAX_BODY : MAX_LINE
      if (text.length > most) return [{ path, code: 'page-texts.too-long', values: { most } }]
      const unknown = field === BODY && namesIn(text).find((name) => !FACT_NAMES.includes(name))
      return unknown ? [{ path, code: 'page-texts.unknown-fact', values: { name: unknown } }] : []
    }),
  )
}

export function splitTextPath(path: TextPath): { lang: Lang; field: string } {
  return { lang: path.startsWith('ru.') ? 'ru' : 'en', field: path.slice(3) }
}

export function textAt(content: PageContent, path: TextPath): string {
  const { lang, field } = splitTextPath(path)
  return content[lang][field] ?? ''
}

export function withText(content: PageContent, path: TextPath, text: string): PageContent {
  const { lang, field } = splitTextPath(path)
  return { ...content, [lang]: { ...content[lang], [field]: text } }
}

/** Copies the texts at some paths from other content. */
export function takeTexts(content: PageContent, from: PageContent, paths: readonly TextPath[]): PageContent {
  return paths.reduce((taken, path) => withText(taken, path, textAt(from, path)), content)
}

export function changedTexts(before: PageContent, after: PageContent): TextPath[] {
  return LANGS.flatMap((lang) => {
    const fields = new Set([...Object.keys(before[lang]), ...Object.keys(after[lang])])
    const paths = [...fields].map((field): TextPath => `${lang}.${field}`)
    return paths.filter((path) => textAt(before, path) !== textAt(after, path))
  })
}

/** Merges two changes of `base`. If both sides changed a text differently, `merged` has the text of `mine` until the user chooses. */
export function mergeTexts({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', PageContent>): {
  merged: PageContent
  conflicts: TextPath[]
} {
  const own = new Set(changedTexts(base, mine))
  const changed = changedTexts(base, theirs)
  const merged = takeTexts(
    mine,
    theirs,
    changed.filter((path) => !own.has(path)),
  )
  return { merged, conflicts: changed.filter((path) => own.has(path) && textAt(mine, path) !== textAt(theirs, path)) }
}

function cleaned(field: string, text: string): string {
  return field === BODY ? text.replace(/\r\n?/g, '\n').trim() : oneLine(text)
}

function inBoth(of: (lang: Lang) => PageTexts): PageContent {
  return { ru: of('ru'), en: of('en') }
}
