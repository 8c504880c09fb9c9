import type { Lang } from '#base/i18n.ts'

/** A number that has a fixed count of digits, `32.80` or a coin's `0.00100000`, is passed as exact text. */
type Decimal = { decimal: string }
export type CsvCell = string | number | boolean | Decimal | null

/** What spreadsheets expect on a computer of each language: where the comma is the decimal mark, `;` separates the cells. */
const MARKS: Record<Lang, { separator: string; point: string }> = {
  ru: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
}

/** Whatever some spreadsheet takes for the end of a cell or of a row, also when a file is opened with another separator. */
const ENDS = String.raw`;,|:\t\n\v\f\r\u0085\u2028\u2029；，｜：`
/** Signs that begin a formula, with their wide and small forms. */
const SIGNS = String.raw`=+\-@＝＋－＠﹦﹢﹣﹫`
/** What a spreadsheet passes over before a formula: blanks, invisible characters, quotation marks. */
const PASSED = String.raw`[^\S${ENDS}]|[\p{Cc}\p{Cf}"]`
const FORMULA = new RegExp(`(^|[${ENDS}])((?:${PASSED})*)(?=[${SIGNS}])`, 'gu')
/** A cell that begins with one of these is not text to every spreadsheet. */
const LEADING_CONTROL = /^[\t\r]/
const NEEDS_QUOTES = /[";,|\t\v\f\r\n]/

/**
 * One line of a table (RFC 4180) with the marks of a language. An apostrophe before each sign that could begin a formula, at the start of a
 * text or after anything that could end a cell, keeps the text a text whatever separator the file is opened with.
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

/** Quotes a text with any mark of any language, not only with the separator of this one. */
function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
