import type { Lang } from '#base/i18n.ts'
import { type CsvCell, csvLine } from './csv.ts'
import { file } from './responses.ts'
import type { Pieces, PiecesAnswer } from './route.ts'
import { workbook } from './xlsx.ts'

type Rows = AsyncIterable<CsvCell[]> | Iterable<CsvCell[]>
type Table = { name: string; titles: string[]; rows: Rows }
type Format = {
  ending: 'csv' | 'xlsx'
  /** The format in an operation id. */
  noun: 'Csv' | 'Xlsx'
  media: string
  typeParameters: string
  write: (table: Table, lang: Lang) => Pieces
}

/** The formats of every exported table. */
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

/** A table as a file; the first row has the titles. `name` is ASCII and has no extension. */
export function tableFile({ ending, media, typeParameters, write }: Format, lang: Lang, table: Table): PiecesAnswer {
  return file(`${table.name}.${ending}`, media + typeParameters, write(table, lang))
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
async function* writeCsv({ titles, rows }: Table, lang: Lang): AsyncGenerator<string> {
  yield `\ufeff${csvLine(titles, lang)}`
  for await (const row of rows) yield csvLine(row, lang)
}
