import { expect, it } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import { toResponse } from './responses.ts'
import { TABLE_FORMATS, tableFile } from './table.ts'
import type { CsvCell } from './csv.ts'

async function written(ending: 'csv' | 'xlsx', lang: 'ru' | 'en', rows: CsvCell[][]): Promise<Response> {
  const format = TABLE_FORMATS.find((known) => known.ending === ending)
  if (!format) throw new Error(`no format ${ending}`)
  return await toResponse(tableFile(format, lang, { name: 'orders', titles: ['name', 'sum'], rows }))
}

/** The cells of a workbook as the format defines them (ECMA-376), read without the library that wrote the workbook. */
async function readWorkbook(response: Response): Promise<{ texts: string[]; numbers: string[]; formulas: number }> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = xmlOf('xl/worksheets/sheet1.xml')
  const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  const unescaped = (xml: string) =>
    xml
      .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
      .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return {
    texts: [...xmlOf('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, xml = '']) => unescaped(xml)),
    numbers: [...sheet.matchAll(/<c r="B\d+"[^>]*><v>([^<]*)<\/v>/g)].map(([, value = '']) => value),
    formulas: [...sheet.matchAll(/<f[ >]/g)].length,
  }
}

it('a CSV table is in UTF-8 with titles, in the language’s format', async () => {
  const rows = [
    ['Анна', { decimal: '32.80' }],
    ["Anna;=cmd|' /C calc'!A0", -2],
  ]
  const russian = await written('csv', 'ru', rows)
  expect(russian.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
  expect(russian.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  const bytes = Buffer.from(await russian.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.subarray(3).toString()).toBe("name;sum\r\nАнна;32,80\r\n\"Anna;'=cmd|' /C calc'!A0\";-2\r\n")
  expect((await (await written('csv', 'en', rows)).text()).slice(0, 27)).toBe('name,sum\r\nАнна,32.80\r\n"Anna')
})

it('a spreadsheet file contains texts unchanged, and never as a formula', async () => {
  const texts = [
    '_x0041_nna',
    '_x005F_x0041_',
    '=1+1',
    '＝1',
    'a\u0007b',
    'a\rb',
    '\ufffe',
    ' two  blanks ',
    '<&">',
    '🔥',
    '_x00e9_',
    '_X0041_',
  ]
  const read = await readWorkbook(
    await written(
      'xlsx',
      'ru',
      texts.map((text) => [text, null]),
    ),
  )
  expect(read.texts.slice(2)).toEqual(texts)
  expect(read.formulas).toBe(0)
})

it('a spreadsheet file escapes text that looks like an escape sequence', async () => {
  const files = unzipSync(new Uint8Array(await (await written('xlsx', 'en', [['_x0041_nna', null]])).arrayBuffer()))
  expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('>_x005F_x0041_nna<')
})

it('a spreadsheet file contains sums as numbers, and very large sums as text', async () => {
  const rows = [
    ['card', { decimal: '32.80' }],
    ['loss', { decimal: '-0.05' }],
    ['ether', { decimal: '1.123456789012345678' }],
  ]
  const read = await readWorkbook(await written('xlsx', 'ru', rows))
  expect(read.numbers.slice(1).map(Number)).toContain(32.8)
  expect(read.numbers.map(Number)).toContain(-0.05)
  expect(read.texts).toContain('1.123456789012345678')
})
