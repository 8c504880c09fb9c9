export type CsvCell = string | number | boolean | null

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** One line of a table (RFC 4180). A text that begins like a formula gets an apostrophe before it, and is shown as text. */
export function csvLine(cells: CsvCell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
