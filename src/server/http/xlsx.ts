import { file } from './responses.ts'
import type { CsvCell } from './csv.ts'
import type { Answer } from './route.ts'

type Rows = AsyncIterable<CsvCell[]> | Iterable<CsvCell[]>

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What a cell of a spreadsheet holds at most. */
const LONGEST = 32_767

/** A table to be kept as a workbook, with a first row of titles. Texts are kept as texts: none of them is ever read as a formula. */
export function xlsx(name: string, titles: string[], rows: Rows): Answer {
  return file(name, TYPE, workbookOf(titles, rows))
}

async function* workbookOf(titles: string[], rows: Rows): AsyncGenerator<Uint8Array> {
  // Loaded where somebody keeps a table: a shop starts without it.
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const table = [titles.map((title) => ({ ...textCell(title), fontWeight: 'bold' as const }))]
  for await (const row of rows) table.push(row.map(cellOf) as (typeof table)[number])
  const columns = titles.map(() => ({ width: 20 }))
  yield await writeWorkbook(table, { columns, stickyRowsCount: 1 }).toBuffer()
}

function cellOf(cell: CsvCell) {
  if (cell === null) return undefined
  if (typeof cell === 'number') return { type: Number, value: cell }
  if (typeof cell === 'boolean') return { type: Boolean, value: cell }
  return textCell(cell)
}

/** Without control characters, which no workbook can hold. */
function textCell(text: string) {
  return { type: String, value: text.replace(/[^\P{Cc}\t\n\r]/gu, ' ').slice(0, LONGEST) }
}
