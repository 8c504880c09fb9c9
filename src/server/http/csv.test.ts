import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

/** The texts with which a cell could start when a spreadsheet reads the line: with any separator, and with or without support for quotation marks. */
const startsOf = (line: string): string[] =>
  line.split(/[;,|:\t\r\n；，｜]/).map((part) => part.replace(/^[\s"\u200b]+/, ''))

describe('a line of a CSV table', () => {
  it('has commas and decimal points in English, semicolons and decimal commas in Russian', () => {
    const cells = ['Анна, Москва', 1234.5, { decimal: '32.80' }, -2.5, null, true]
    expect(csvLine(cells, 'en')).toBe('"Анна, Москва",1234.5,32.80,-2.5,,true\r\n')
    expect(csvLine(cells, 'ru')).toBe('"Анна, Москва";1234,5;32,80;-2,5;;true\r\n')
  })

  it('quotes a text with the separator of the other language', () => {
    expect(csvLine(['a;b', 'a|b', 'a "b"'], 'en')).toBe('"a;b","a|b","a ""b"""\r\n')
  })

  const atTheStart = [
    '=1+1',
    '+7 916',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    ' =1',
    '\u200b=1',
  ]
  const inside = [
    "Anna;=cmd|' /C calc'!A0",
    'Anna,=1',
    'Anna|@x',
    'Anna\t-1',
    'Anna\n=1',
    'Anna; "=1',
    'Anna；＝1',
    'a:+1',
  ]
  it.each(atTheStart.concat(inside, '"=1"', 'a;;=1'))('never contains a formula after a separator: %j', (text) => {
    for (const lang of ['ru', 'en'] as const) {
      const line = csvLine(['x', text, 'y'], lang)
      for (const start of startsOf(line)) expect(start).not.toMatch(/^[=+\-@＝＋－＠﹦]/)
      expect(line.replaceAll("'", '')).toContain(text.replaceAll("'", '').replaceAll('"', '""'))
    }
  })

  it.each(['Анна-Мария', 'anna@example.com', '2026-11-28 10:30', 'a = b', 'Ganesha, basic'])(
    'contains the text %j unchanged',
    (text) => {
      expect(csvLine([text], 'ru').replaceAll('"', '')).toBe(`${text}\r\n`)
    },
  )
})
