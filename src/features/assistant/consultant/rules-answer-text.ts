/** A run of words, strong or not. */
export type Run = { text: string; isStrong: boolean }
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] }

/**
 * The little that an answer may be laid out with: paragraphs between blank lines, lists of `- ` lines, `**strong**`. Anything else is
 * shown as it is written. A text that is still coming may end in the middle of a mark, which is then not shown yet.
 */
export function readBlocks(text: string): Block[] {
  return withoutOpenMark(text)
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')))
}

/** Lines of one part: those in a row that begin with a dash are a list, the others are a paragraph. */
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
 * The sentences of a text that have come whole, without marks, for a screen reader: to be read piece by piece as they come, the last
 * one once the text has ended.
 */
export function wholeSentences(text: string, hasEnded: boolean): string[] {
  const plain = text.replaceAll('**', '').replace(/^\s*[-•]\s+/gm, '')
  const sentences = plain.split(/(?<=[.!?…:;])\s+|\n+/).map((sentence) => sentence.trim())
  return (hasEnded ? sentences : sentences.slice(0, -1)).filter(Boolean)
}
