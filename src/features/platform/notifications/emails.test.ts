import { describe, expect, it } from 'vitest'
import { emailDay, greeting, renderHtml, composeEmail, renderText } from './emails.ts'
import type { Block, Sender } from './model.ts'

const SENDER: Sender = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const HOSTILE = '<img src=x onerror="alert(\'1\')"> & co'
const LINES: Block[] = [
  { kind: 'code', code: '012345', note: 'Valid for 10 minutes.' },
  { kind: 'paragraph', text: HOSTILE },
  {
    kind: 'rows',
    rows: [{ label: HOSTILE, value: '$1' }],
    total: { label: 'Total', value: '<b>$1</b>' },
  },
  { kind: 'link', label: 'Open <it>', href: 'https://ahuti.example/order/1?lang=en&a="b"' },
]

describe('an e-mail as plain text', () => {
  it('has all parts in order, with the code in a line of its own', () => {
    expect(renderText(LINES).split('\n')).toEqual([
      '012345',
      'Valid for 10 minutes.',
      '',
      HOSTILE,
      '',
      `  · ${HOSTILE}: $1`,
      '  Total: <b>$1</b>',
      '',
      'Open <it>:',
      'https://ahuti.example/order/1?lang=en&a="b"',
    ])
  })
})

it('in an e-mail table a long address may be split, but not a date', () => {
  const wraps = (value: string) => {
    const rows: Block[] = [{ kind: 'rows', rows: [{ label: 'Day', value }] }]
    const html = renderHtml(rows, { lang: 'ru', title: 'Order', foot: ['Ahuti'], sender: SENDER })
    return [...html.matchAll(/word-break:([a-z-]+)/g)].map(([, kind]) => kind)
  }
  expect(wraps('3 декабря 2026 г., начнём утром')).toEqual(['normal'])
  expect(wraps(`https://ahuti.example/order/${'a1b2'.repeat(8)}`)).toEqual(['break-word'])
})

describe('a name written from right to left', () => {
  const rows: Block[] = [{ kind: 'rows', rows: [{ label: 'Names', value: 'יעל' }] }]

  it('is isolated from the text around it, in plain text and HTML', () => {
    expect(renderText(rows)).toBe('  · Names: \u2068יעל\u2069')
    expect(renderHtml(rows, { lang: 'en', title: 'Order', foot: ['Ahuti'], sender: SENDER })).toContain(
      '>\u2068יעל\u2069</td>',
    )
  })

  it('is isolated from the text of the greeting', () => {
    expect(greeting('en', 'יעל', SENDER)).toContain('\u2068יעל\u2069')
    expect(greeting('en', 'Anna', SENDER)).not.toContain('\u2068')
  })
})

describe('an e-mail as HTML', () => {
  const html = renderHtml(LINES, {
    lang: 'en',
    title: HOSTILE,
    foot: ['A<i>huti'],
    sender: { ...SENDER, shopName: { ru: 'Ахути', en: '<i>Ahuti' } },
  })

  it('escapes every text', () => {
    expect(html).not.toMatch(/<img src=x|<i>|<b>|<it>|"alert/)
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; co/g)).toHaveLength(3)
    expect(html).toContain('href="https://ahuti.example/order/1?lang=en&amp;a=&quot;b&quot;"')
  })

  it('loads only the shop’s logo, and contains no scripts', () => {
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringContaining('src="https://ahuti.example/email-mark.png" width="28" height="28" alt=""'),
    ])
    expect(html).not.toMatch(/<(script|link|iframe|object|form)|url\(|@import|javascript:/i)
  })

  it('shows the logo from the media library as JPEG, 28 pixels high', () => {
    const logo = `/media/${'a'.repeat(32)}/320.jpg`
    const branded = renderHtml(LINES, { lang: 'en', title: '', foot: [], sender: { ...SENDER, logo } })
    expect(branded.match(/<img[^>]*>/g)).toEqual([
      expect.stringContaining(`src="https://ahuti.example${logo}" height="28" alt=""`),
    ])
  })

  it('has one button, and shows other links as text without visible URLs', () => {
    const href = 'https://ahuti.example/ritual/ganesha?lang=en'
    const two = renderHtml([...LINES, { kind: 'link', label: 'Order again', href }], {
      lang: 'en',
      title: 'Performed',
      foot: ['Ahuti'],
      sender: SENDER,
    })
    const body = two.slice(two.indexOf('<body'))
    expect(body.match(/class="button"/g)).toHaveLength(1)
    expect(body).toMatch(/class="button".*Open &lt;it&gt;/)
    expect(body).toContain('>Order again</a></p>')
    expect(body.replaceAll(/<[^>]*>/g, ' ')).not.toContain('https://')
  })

  it('declares a language and dark colours', () => {
    expect(html).toMatch(/<html lang="en">/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
  })

  it('begins with the shop’s name and the code, in digits of 32 pixels', () => {
    const body = html.slice(html.indexOf('<body')).replaceAll(/<[^>]*>/g, ' ')
    expect(body.trim()).toMatch(/^&lt;i&gt;Ahuti\s+012345\s+Valid for 10 minutes\./)
    expect(html).toMatch(/font-size:32px[^>]*>012345</)
  })
})

describe('the parts of every e-mail', () => {
  it.each([
    ['ru', 'Ахути'],
    ['en', 'Ahuti'],
  ] as const)('include, in the language %s, the signature %s as plain text and HTML', (lang, name) => {
    const email = composeEmail({ to: 'a@example.com', lang, subject: 'Hi', blocks: LINES }, SENDER)
    expect(email.text.endsWith(`\n\n${name}`)).toBe(true)
    expect(email.html).toContain(`>${name}</p>`)
  })

  it('include a subject that is always one line', () => {
    const subject = 'Order\r\nBcc: all@example.com\u2028\u0000x'
    expect(composeEmail({ to: 'a@example.com', lang: 'en', subject, blocks: [] }, SENDER).subject).toBe(
      'Order Bcc: all@example.com x',
    )
  })
})

it('a row keeps a hyphenated name and a date with its preposition on one line', () => {
  const rows = [{ label: 'Маха-Мритьюнджая-ягья — Усиленная', value: 'с 7 декабря 2026 г.' }]
  const html = renderHtml([{ kind: 'rows', rows }], { lang: 'ru', title: 'Имена', foot: [], sender: SENDER })
  expect(html).toContain('<span style="white-space:nowrap">Маха-Мритьюнджая-ягья</span> — Усиленная')
  expect(html).toContain('с\u00a07\u00a0декабря\u00a02026\u00a0г.')
})

describe('the greeting of an e-mail', () => {
  it.each([
    ['Анна Смирнова', 'Anna'],
    ['Анна-Мария', 'Anna-Maria'],
    ["Sinéad O'Neil", 'Sinéad'],
    ['Sinéad O’Neil', 'Sinéad'],
    ['अनिल कुमार', 'अनिल'],
    ['Абдурахман Владиславович Константинов-Ив', 'Abdurakhman'],
  ])('contains the first name of %s', (name, english) => {
    const [first] = name.split(' ')
    expect(greeting('ru', name, SENDER)).toBe(`Здравствуйте, ${first}!`)
    expect(greeting('en', name, SENDER)).toBe(`Hello ${english},`)
  })

  it.each([
    '',
    '  ',
    'Win at casino.com',
    'https://evil',
    'www.Evil',
    'me@evil',
    'EVIL.COM',
    'А.Смирнова',
    'O’Neil <b>',
    'customer, your card is blocked',
    'Ваша карта заблокирована! Звоните',
    'ring 8 800 555 35 35',
    'ring ٨٨٠٠٥٥٥',
    'Анна\nСмирнова',
    'Абдурахман Владиславович Константинов-Ива',
    '\u202eannA',
    "' -",
  ])('does not contain the name %j', (name) => {
    expect(greeting('ru', name, SENDER)).toBe('Здравствуйте!')
    expect(greeting('en', name, SENDER)).toBe('Hello,')
  })
})

describe('a date in the text of an e-mail', () => {
  it('is the same day in both languages', () => {
    expect(emailDay('2026-11-20', 'ru')).toBe('20 ноября 2026 г.')
    expect(emailDay('2026-11-20', 'en')).toBe('20 November 2026')
  })
})
