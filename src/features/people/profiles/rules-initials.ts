import type { Lang } from '#base/i18n.ts'
import { markedName, takeMark } from './rules-departed.ts'

/** Shortens a name to at most three initials, without the words "in memory": `А. С.` for `Анна Смирнова (в память)`. */
export function toInitials(name: string): string {
  return initialsOf(takeMark(name, { isFirst: true }).text)
}

/** The initials of a name, with the words "in memory" if the person has died: `А. С. (в память)`. */
export function toMarkedInitials(name: string, lang: Lang): string {
  const { text, isDeparted } = takeMark(name, { isFirst: true })
  return markedName({ name: initialsOf(text), isDeparted }, lang)
}

function initialsOf(name: string): string {
  return name
    .trim()
    .split(/[\s-]+/u)
    .map((part) => /\p{L}\p{M}*/u.exec(part)?.[0]?.toUpperCase() ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .map((letter) => `${letter}.`)
    .join(' ')
}
