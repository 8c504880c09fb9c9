import type { Contact } from './model.ts'

/** A part of an answer that is either completely bold or not bold at all. */
export type Run = { text: string; isStrong: boolean; href?: string }
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] }

/**
 * Reads the markup that an answer can have: paragraphs between blank lines, lists of `- ` lines, `**strong**`. Any other markup is shown as
 * plain characters. A text that is still arriving may end inside a mark. Such a mark is hidden until it is complete.
 */
export function readBlocks(text: string): Block[] {
  return withoutOpenMark(text)
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')))
}

/** Splits lines into blocks. Consecutive lines with a dash at the start are a list. The other lines are a paragraph. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const item = /^\s*[-•]\s+(.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (item === undefined) {
      if (last?.kind === 'paragraph') last.runs.push({ text: ' ', isStrong: false }, ...readRuns(line.trim()))
      else blocks.push({ kind: 'paragraph', runs: readRuns(line.trim()) })
    } else if (last?.kind === 'list') last.items.push(readRuns(item))
    else blocks.push({ kind: 'list', items: [readRuns(item)] })
  }
  return blocks
}

function readRuns(line: string): Run[] {
  return line
    .split('**')
    .map((text, place) => ({ text, isStrong: place % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

function withoutOpenMark(text: string): string {
  const whole = text.replace(/(?<!\*)\*$/, '')
  if (whole.split('**').length % 2 === 1) return whole
  const open = whole.lastIndexOf('**')
  return whole.slice(0, open) + whole.slice(open + 2)
}

/**
 * The complete sentences of a text, without markup, for a screen reader. The screen reader reads each sentence after it has arrived, and the last
 * sentence after the text is complete.
 */
export function wholeSentences(text: string, hasEnded: boolean): string[] {
  const plain = text.replaceAll('**', '').replace(/^\s*[-•]\s+/gm, '')
  const sentences = plain.split(/(?<=[.!?…:;])\s+|\n+/).map((sentence) => sentence.trim())
  return (hasEnded ? sentences : sentences.slice(0, -1)).filter(Boolean)
}

/** Makes links of the telephone numbers in a text. The label of a contact starts with the number and a colon. */
export function linkNumbers(runs: readonly Run[], contacts: readonly Contact[]): Run[] {
  const hrefs = new Map(contacts.map(({ label, href }) => [label.split(':')[0] ?? label, href]))
  // The longest number is tried first, because a longer number may contain a shorter number.
  const numbers = [...hrefs.keys()].toSorted((a, b) => b.length - a.length)
  if (numbers.length === 0) return [...runs]
  const either = new RegExp(`(?<!\\d)(${numbers.join('|')})(?!\\d)`)
  return runs.flatMap(({ text, isStrong }) =>
    text
      .split(either)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, isStrong, ...(hrefs.has(part) && { href: hrefs.get(part) }) })),
  )
}
