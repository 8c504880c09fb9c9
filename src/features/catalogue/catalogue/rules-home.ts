import type { HomeMessages } from './messages/page-home.en.ts'

/** The texts of the home page by field, such as `hero` and `steps.0.title`, in the order of the page. */
export function listHomeTexts(messages: HomeMessages): Record<string, string> {
  return Object.fromEntries(textsIn(messages, ''))
}

/** Returns the messages after `texts` have replaced some of the shop's original texts. A field that the page does not have is ignored. */
export function withHomeTexts(messages: HomeMessages, texts: Readonly<Record<string, string>>): HomeMessages {
  // `replaceTexts` does not change the structure of the messages.
  return replaceTexts(messages, texts, '') as HomeMessages
}

function textsIn(value: unknown, path: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, fieldAt(path, name)))
}

function replaceTexts(value: unknown, texts: Readonly<Record<string, string>>, path: string): unknown {
  if (typeof value === 'string') return texts[path] ?? value
  if (Array.isArray(value)) return value.map((inner, place) => replaceTexts(inner, texts, fieldAt(path, place)))
  const entries = Object.entries(value ?? {})
  return Object.fromEntries(entries.map(([name, inner]) => [name, replaceTexts(inner, texts, fieldAt(path, name))]))
}

const fieldAt = (path: string, name: string | number): string => (path === '' ? String(name) : `${path}.${name}`)
