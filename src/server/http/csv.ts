import type { Lang } from '#base/i18n.ts'

/** A number with a fixed number of decimal digits, such as `32.80`, or `0.00100000` of a coin. It is passed as text, so that it stays exact. */
type Decimal = { decimal: string }
export type CsvCell = string | number | boolean | Decimal | null

/** The format that spreadsheets expect on a computer of each language. With a decimal comma, `;` separates the cells. */
const MARKS: Record<Lang, { separator: string; point: string }> = {
  ru: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
}

/** Characters that some spreadsheet reads as the end of a cell or row, even if the file is opened with another separator. */
const ENDS = String.raw`;,|:\t\n\v\f\r\u0085\u2028\u2029；，｜：`
/** Signs that start a formula, with their wide and small forms. */
const SIGNS = String.raw`=+\-@＝＋－＠﹦﹢﹣﹫`
/** Characters that a spreadsheet skips before a formula: spaces, invisible characters, quotation marks. */
const PASSED = String.raw`[^\S${ENDS}]|[\p{Cc}\p{Cf}"]`
const FORMULA = new RegExp(`(^|[${ENDS}])((?:${PASSED})*)(?=[${SIGNS}])`, 'gu')
/** Some spreadsheets do not read a cell as text if it starts with one of these characters. */
const LEADING_CONTROL = /^[\t\r]/
const NEEDS_QUOTES = /[";,|\t\v\f\r\n]/

/**
 * One line of a table (RFC 4180) with the separators of a language. Each sign that could start a formula gets an apostrophe in front of it,
 * at the start of a text and after each possible end of a cell. So the text stays text with any separator.
 */
export function csvLine(cells: CsvCell[], lang: Lang = 'en'): string {
  const { separator, point } = MARKS[lang]
  return `${cells.map((cell) => formatCell(cell, point)).join(separator)}\r\n`
}

function formatCell(cell: CsvCell, point: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', point)
  if (typeof cell === 'object') return cell.decimal.replace('.', point)
  return typeof cell === 'string' ? quoted(withoutFormula(cell)) : String(cell)
}

function withoutFormula(text: string): string {
  const safe = text.replace(FORMULA, "$1$2'")
  return LEADING_CONTROL.test(safe) ? `'${safe}` : safe
}

/** Quotes a text with a separator of any language, not only of this language. */
function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
