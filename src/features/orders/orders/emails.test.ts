import { describe, expect, it } from 'vitest'
import { orderPaidEmail, orderReceivedEmail } from './emails.ts'

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const order = {
  id: 'a1b2c3d4'.repeat(4),
  customerName: 'Анна\r\nBcc: all@example.com <img src=x onerror=alert(1)>',
  customerEmail: 'anna@example.com',
  totalCents: 1640_50,
}
const lines = [{ names: { ru: 'Ганеша', en: 'Ganesha' }, weeks: 2, quantity: 10, unitCents: 164_05 }]

describe('the e-mail about a received order', () => {
  it.each([
    ['ru', 'Заказ #a1b2c3d4 записан и ждёт оплаты', 'Ганеша, 2 недели, × 10: $1 640,50', 'Итого: $1 640,50'],
    ['en', 'Order #a1b2c3d4 received', 'Ganesha, 2 weeks, × 10: $1,640.50', 'Total: $1,640.50'],
  ] as const)('lists in %s the ordered items, and links to the order’s page', (lang, subject, line, total) => {
    const email = orderReceivedEmail({ ...order, lang }, lines, SENDER)
    const text = email.text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(email).toMatchObject({ channel: 'email', to: 'anna@example.com', lang, subject })
    expect(text).toContain(line)
    expect(text).toContain(total)
    expect(text).toContain(`https://ahuti.example/order/${order.id}?lang=${lang}`)
    expect(text).toContain('orders@ahuti.example')
  })
})

describe('the e-mail about a paid order', () => {
  it.each([
    ['ru', 'Заказ #a1b2c3d4 оплачен'],
    ['en', 'Order #a1b2c3d4 is paid'],
  ] as const)('explains in %s what happens next', (lang, subject) => {
    const email = orderPaidEmail({ ...order, lang }, lines, SENDER)
    expect(email.subject).toBe(subject)
    expect(email.text).toMatch(/пожелание и выбрать день начала|wish|sankalpa/)
    expect(email.text).toMatch(/пока ритуал не начат, вернём всё|until the ritual begins, we return everything/)
  })

  it.each([
    ['ru', 'Имена: 1 имя', 'прочитают в начале ритуала', 'Так это'],
    ['en', 'Names: 1 name', 'read at the start of the ritual', 'This is how'],
  ] as const)('says in %s when the names are read, but not which names', (lang, row, says, never) => {
    const [label = '', value = ''] = row.split(': ')
    const { text } = orderPaidEmail({ ...order, lang }, lines, SENDER, [{ label, value }])
    expect(text).toContain(row)
    expect(text).toContain(says)
    expect(text).not.toContain(never)
  })
})

describe('a ritual with a fixed time', () => {
  const joined = lines.map((line) => ({ ...line, weeks: 0, quantity: 1, performsAt: new Date('2027-03-01T01:30:00Z') }))
  it.each([
    ['ru', 'Ганеша, 1 марта 2027 г., 07:00 по времени Индии', 'с какого дня', 'Имена, которые вы назвали'],
    ['en', 'Ganesha, 1 March 2027, 07:00 India time', 'from which day', 'The names you gave'],
  ] as const)('is listed in %s with this time, and the e-mail asks for no day', (lang, line, asks, says) => {
    const [received, paid] = [orderReceivedEmail, orderPaidEmail].map((email) =>
      email({ ...order, lang }, joined, SENDER).text.replaceAll(/[\u00a0\u202f]/g, ' '),
    )
    expect(received).toContain(line)
    expect(paid).toContain(line)
    expect(paid).toContain(says)
    expect(`${received}${paid}`).not.toMatch(new RegExp(`${asks}|один день|one day|0 (?:недель|weeks)`))
  })
})

describe('a name with dangerous characters', () => {
  it('cannot open an HTML tag or start a new line', () => {
    const { text, html } = orderReceivedEmail({ ...order, lang: 'ru' }, lines, SENDER)
    expect(text).not.toMatch(/^Bcc/m)
    expect(html).not.toContain('<img src=x')
    const named = orderReceivedEmail({ ...order, customerName: '<img onerror=x>', lang: 'ru' }, lines, SENDER)
    expect(named.html).toContain('>Здравствуйте!<')
    expect(named.html).not.toContain('onerror')
  })
})
