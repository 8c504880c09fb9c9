import type { Lang } from '#base/i18n.ts'
import {
  BRACKETS,
  CASED_MARK_ALONE,
  MARK,
  MARK_AFTER,
  MARK_ALONE,
  MARK_BEFORE,
  MARK_IN_BRACKETS,
} from './data/departed-words.ts'

type Unmarked = { text: string; isDeparted: boolean }

/**
 * Removes the mark of a person who has died (words such as "in memory") from a name or a line. A line has entries separated by commas or
 * semicolons, and every entry keeps its position. A last entry that is only a mark is removed. A text without a mark does not change.
 */
export function takeMark(text: string, { isFirst }: { isFirst: boolean }): Unmarked {
  const pieces = text.split(/([,;])/)
  const read = pieces.map((piece, at) =>
    at % 2 === 1 ? { text: piece, isDeparted: false } : takeFromPiece(piece, isFirst && at === 0),
  )
  if (!read.some(({ isDeparted }) => isDeparted)) return { text, isDeparted: false }
  while (read.length > 1 && read.at(-1)?.isDeparted && read.at(-1)?.text === '') read.splice(-2)
  return { text: read.map((piece) => piece.text).join(''), isDeparted: true }
}

/** The name of a person without the mark. */
export function unmarked(name: string): string {
  return takeMark(name, { isFirst: true }).text
}

/** The name for a page or an e-mail, with the mark if the person has died: "Harold Hill (in memory)". */
export function markedName(
  { name, isDeparted }: { name: string; isDeparted?: boolean | undefined },
  lang: Lang,
): string {
  return isDeparted ? `${name} (${MARK[lang]})` : name
}

/** Translates the mark of a stored name into the reader's language. */
export function translateMark(name: string, lang: Lang): string {
  const { text, isDeparted } = takeMark(name, { isFirst: true })
  return markedName({ name: text, isDeparted }, lang)
}

/** The first entry of a line is a name, so a single word there is not a mark. */
function takeFromPiece(piece: string, isFirst: boolean): Unmarked {
  const isMark = !isFirst && (MARK_ALONE.test(piece) || CASED_MARK_ALONE.test(piece))
  const rest = isMark
    ? ''
    : piece
        .replace(BRACKETS, (whole, inside: string) => (MARK_IN_BRACKETS.test(inside) ? ' ' : whole))
        .replace(MARK_BEFORE, '')
        .replace(MARK_AFTER, '')
  if (rest === piece) return { text: piece, isDeparted: false }
  const { text } = takeFromPiece(rest.replace(/[([]\s*[)\]]/g, ''), isFirst)
  return { text: text.trim(), isDeparted: true }
}
