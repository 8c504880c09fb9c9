/** The maximum nesting of quotations and lists, and the maximum indentation for this nesting. */
export const MAX_NESTING = 12
const MAX_INDENT = 48
/** The maximum depth of the syntax tree, including nested emphasis and links. */
export const MAX_TREE_DEPTH = 40
export const MAX_HEADINGS = 300
const MAX_LINES = 4_000
/** The maximum number of special characters in the whole text, and in a block between two empty lines. */
const MAX_SIGNS = 10_000
const MAX_BLOCK_SIGNS = 1_500
/** The maximum number of markers of quotations and list items. For each marker, a parser scans all earlier markers of the list again. */
const MAX_CONTAINERS = 600
/** The maximum number of unclosed brackets. A parser scans all of them again at each closing bracket. */
const MAX_OPEN_BRACKETS = 30
const MAX_TABLE_COLUMNS = 30
const MAX_TABLE_CELLS = 5_000

const SIGN = /[*_~`[\]!<>|&\\]/g
const BRACKET = /[[\]]/g
/** The characters that start a block quotation or a list item: `>`, `-`, `1.`. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/
const CONTAINER = />|[-+*]|\d+[.)]/g
const HEADING = /^#{1,6}(?:[ \t]|$)|^(?:=+|-+)[ \t]*$/
const TABLE_RULE = /^[|:\- \t]*$/

export type MarkdownFault = 'too-deep' | 'too-much'

/**
 * The reason why parsing the text could take more than linear time. Undefined if there is none. Scans each line once before any parser
 * runs: some parsers take a thousand times as long for deeply nested texts or texts with many markers.
 */
export function markdownFault(markdown: string): MarkdownFault | undefined {
  const lines = markdown.split(/\r\n?|\n/)
  if (lines.length > MAX_LINES) return 'too-much'
  let [signs, blockSigns, brackets, headings, containers, blockLines, columns] = [0, 0, 0, 0, 0, 0, 0]
  for (const line of lines) {
    const [lead = ''] = CONTAINERS.exec(line) ?? []
    const nesting = countOf(lead, CONTAINER)
    containers += nesting
    if (nesting > MAX_NESTING || indentOf(lead) > MAX_INDENT) return 'too-deep'
    const text = line.slice(lead.length)
    if (text === '') [blockSigns, brackets, blockLines, columns] = [0, 0, 0, 0]
    blockLines += 1
    const own = countOf(text, SIGN)
    signs += own
    blockSigns += own
    for (const [bracket] of text.matchAll(BRACKET)) {
      brackets = Math.max(0, brackets + (bracket === '[' ? 1 : -1))
      if (brackets > MAX_OPEN_BRACKETS) return 'too-deep'
    }
    if (HEADING.test(text)) headings += 1
    if (text.includes('-') && text.includes('|') && TABLE_RULE.test(text))
      columns = Math.max(columns, text.split('|').length)
    if (signs > MAX_SIGNS || blockSigns > MAX_BLOCK_SIGNS || headings > MAX_HEADINGS || containers > MAX_CONTAINERS)
      return 'too-much'
    // A parser gives every row of a table all columns, even empty ones.
    if (columns > MAX_TABLE_COLUMNS || columns * blockLines > MAX_TABLE_CELLS) return 'too-much'
  }
  return undefined
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}

function indentOf(lead: string): number {
  return lead.replaceAll('\t', '    ').length
}
