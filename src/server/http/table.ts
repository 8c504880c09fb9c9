import type { Lang } from '#base/i18n.ts'
import { type CsvCell, csvLine } from './csv.ts'
import { file } from './responses.ts'
import type { Pieces, PiecesAnswer } from './route.ts'

/** The maximum number of characters in a cell of a workbook. */
const MAX_CELL_LENGTH = 32_767
/** A workbook stores numbers as doubles: a decimal with more digits would change. */
const MAX_EXACT_DIGITS = 15

/** Characters that XML cannot contain or would change, and text that already looks like an escaped character (ECMA-376, 22.9.2.19, ST_Xstring). */
const ESCAPED = /_(?=x[0-9a-f]{4}_)|[^\P{Cc}\t\n]|[\ufdd0-\ufdef\ufffd-\uffff]/giu

type Rows = AsyncIterable<CsvCell[]> | Iterable<CsvCell[]>
type Table = { name: string; titles: string[]; rows: Rows }
type Format = {
  ending: 'csv' | 'xlsx'
  /** The name of the format in an operation id. */
  noun: 'Csv' | 'Xlsx'
  media: string
  typeParameters: string
  write: (table: Table, lang: Lang) => Pieces
}

export const TABLE_FORMATS: Format[] = [
  { ending: 'csv', noun: 'Csv', media: 'text/csv', typeParameters: '; charset=utf-8; header=present', write: writeCsv },
  {
    ending: 'xlsx',
    noun: 'Xlsx',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    typeParameters: '',
    write: ({ titles, rows }) => workbook(titles, rows),
  },
]

/** A table as a file. The first row contains the titles. `name` is ASCII and has no extension. */
export function tableFile({ ending, media, typeParameters, write }: Format, lang: Lang, table: Table): PiecesAnswer {
  return file(`${table.name}.${ending}`, media + typeParameters, write(table, lang))
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
async function* writeCsv({ titles, rows }: Table, lang: Lang): AsyncGenerator<string> {
  yield `\ufeff${csvLine(titles, lang)}`
  for await (const row of rows) yield csvLine(row, lang)
}

/** A workbook. The first row contains the titles. Texts stay texts and are never read as formulas. */
async function* workbook(titles: string[], rows: Rows): AsyncGenerator<Uint8Array> {
  // The library is loaded at the first export, so that the shop starts fast.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const table = [titles.map((title) => ({ ...textCell(title), fontWeight: 'bold' as const }))]
  for await (const row of rows) table.push(row.map(cellOf) as (typeof table)[number])
  const columns = titles.map(() => ({ width: 20 }))
  yield await withoutTimes(await writeWorkbook(table, { columns, stickyRowsCount: 1 }).toBuffer())
}

/** Replaces the time of writing that the archive contains, so that the same rows always give the same bytes. */
async function withoutTimes(book: Uint8Array): Promise<Uint8Array> {
  const { unzipSync, zipSync } = await import('fflate')
  // The archive stores local time, so this date is local too. It is the earliest date that the format can store.
  return zipSync(unzipSync(book), { mtime: new Date(1980, 0, 1) })
}

function cellOf(cell: CsvCell) {
  if (cell === null) return undefined
  if (typeof cell === 'number') return { type: Number, value: cell }
  if (typeof cell === 'boolean') return { type: Boolean, value: cell }
  return typeof cell === 'string' ? textCell(cell) : decimalCell(cell.decimal)
}

function decimalCell(decimal: string) {
  const digits = decimal.replace(/^-?0*\.?0*|\./g, '').length
  if (digits > MAX_EXACT_DIGITS) return textCell(decimal)
  const places = decimal.split('.')[1]?.length ?? 0
  return { type: Number, value: Number(decimal), format: places > 0 ? `0.${'0'.repeat(places)}` : '0' }
}

function textCell(text: string) {
  return { type: String, value: escaped(text.slice(0, MAX_CELL_LENGTH).toWellFormed()) }
}

function escaped(text: string): string {
  return text.replace(ESCAPED, (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}
