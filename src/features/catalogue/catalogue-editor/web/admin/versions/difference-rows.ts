import { diffArrays } from 'diff'

export type Piece = { text: string; isChanged: boolean }
/** A line of two compared texts, side by side. `skipped`: lines that are equal in both texts and not shown. */
export type DifferenceRow =
  | { kind: 'line'; before: Piece[] | null; after: Piece[] | null; isSame: boolean }
  | { kind: 'skipped'; count: number }

/** Number of equal lines shown around a change. */
const CONTEXT_LINES = 1

/** Compares two texts line by line. Shows removed lines on one side, added lines on the other, and the changed words of a changed line. */
export function differenceRows(before: string, after: string): DifferenceRow[] {
  const rows: DifferenceRow[] = []
  const parts = diffArrays(before.split('\n'), after.split('\n'))
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (!part) continue
    const next = parts[at + 1]
    if (part.removed && next?.added) {
      rows.push(...replaced(part.value, next.value))
      at += 1
    } else if (part.removed) rows.push(...part.value.map((line) => lineOf(whole(line, true), null)))
    else if (part.added) rows.push(...part.value.map((line) => lineOf(null, whole(line, true))))
    else rows.push(...part.value.map((line) => lineOf(whole(line, false), whole(line, false), true)))
  }
  return withoutLongSame(rows)
}

function replaced(before: string[], after: string[]): DifferenceRow[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
    const [old, fresh] = [before[place], after[place]]
    if (old === undefined) return lineOf(null, whole(fresh ?? '', true))
    if (fresh === undefined) return lineOf(whole(old, true), null)
    const words = diffArrays(wordsOf(old), wordsOf(fresh))
    return lineOf(
      words.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value.join(''), isChanged: removed })),
      words.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value.join(''), isChanged: added })),
    )
  })
}

// Word boundaries are the same in both languages of the shop.
const segmenter = new Intl.Segmenter('ru', { granularity: 'word' })

/** Splits a line into words and separators. The word splitting of `diff` supports only Latin letters. */
function wordsOf(line: string): string[] {
  return Array.from(segmenter.segment(line), ({ segment }) => segment)
}

function whole(line: string, isChanged: boolean): Piece[] {
  return [{ text: line, isChanged }]
}

function lineOf(before: Piece[] | null, after: Piece[] | null, isSame = false): DifferenceRow {
  return { kind: 'line', before, after, isSame }
}

function withoutLongSame(rows: DifferenceRow[]): DifferenceRow[] {
  const isNear = rows.map((_, place) =>
    rows
      .slice(Math.max(0, place - CONTEXT_LINES), place + CONTEXT_LINES + 1)
      .some((row) => row.kind === 'line' && !row.isSame),
  )
  const shown: DifferenceRow[] = []
  for (const [place, row] of rows.entries()) {
    const last = shown.at(-1)
    if (isNear[place]) shown.push(row)
    else if (last?.kind === 'skipped') shown[shown.length - 1] = { kind: 'skipped', count: last.count + 1 }
    else shown.push({ kind: 'skipped', count: 1 })
  }
  return shown
}
