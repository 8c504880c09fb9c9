import { expect, it } from 'vitest'
import { readDailyRates } from './bank-of-russia.ts'

/** Two lines of the bank's document of November 2026. The names are Russian, in windows-1251. */
const DOCUMENT = document(
  '28.11.2026',
  line('USD', '840', '1', '93,0000', '\xc4\xee\xeb\xeb\xe0\xf0 \xd1\xd8\xc0'),
  line('JPY', '392', '100', '59,8011', '\xc8\xe5\xed'),
)

function document(day: string, ...lines: string[]): Uint8Array {
  const head = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">`
  return Buffer.from(`${head}${lines.join('')}</ValCurs>`, 'latin1')
}

function line(code: string, number: string, nominal: string, value: string, name = 'x'): string {
  return `<Valute ID="R0"><NumCode>${number}</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value></Valute>`
}

it('a rate is for one unit, even if published for a hundred units', () => {
  const { day, roubles } = readDailyRates(DOCUMENT)
  expect(day).toEqual(new Date('2026-11-27T21:00:00Z'))
  expect([...roubles]).toEqual([
    ['USD', 93_00000000n],
    ['JPY', 59801100n],
  ])
})

it.each([
  ['no XML', Buffer.from('<html><script>document.cookie="__ddg1_=1"</script></html>')],
  ['an unclosed element', DOCUMENT.subarray(0, -5)],
  ['a decimal point', document('28.11.2026', line('USD', '840', '1', '93.0000'))],
  ['a nominal of zero', document('28.11.2026', line('USD', '840', '0', '93,0000'))],
  ['the same currency twice', document('28.11.2026', line('USD', '840', '1', '93,0'), line('USD', '840', '1', '94,0'))],
  ['a day that does not exist', document('45.11.2026', line('USD', '840', '1', '93,0000'))],
  ['no currency', document('28.11.2026')],
])('the shop refuses a rate document with %s', (_, bytes) => {
  expect(() => readDailyRates(bytes)).toThrow(/Bank of Russia/)
})
