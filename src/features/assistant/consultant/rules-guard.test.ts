import { describe, expect, it } from 'vitest'
import type { Consultant, ConsultantEvent, Question } from './model.ts'
import { answerSafely } from './rules-guard.ts'
import type { Danger } from './rules-danger.ts'

const CONTACTS = [{ label: 'E-mail', href: 'mailto:hello@ahuti.example' }]
const CARD = { serviceId: 'ganesha', name: 'Ganesha yagya', priceUsd: 300, reason: 'For a beginning.' }

function engineOf(...events: ConsultantEvent[]): Consultant {
  return {
    name: 'model',
    answer: async function* () {
      yield* await Promise.resolve(events)
    },
  }
}

async function answerOf(engine: Consultant, danger: Danger, given: Partial<Question> & { country?: string } = {}) {
  const { country, ...question } = given
  const asked: Question = { text: 'a question', lang: 'en', turns: [], now: new Date(0), ...question }
  const context = { danger, contacts: CONTACTS, signal: new AbortController().signal, country }
  const events: ConsultantEvent[] = []
  for await (const event of answerSafely(engine, asked, context)) events.push(event)
  return events
}

const hrefsOf = (events: ConsultantEvent[]) =>
  events.flatMap((event) => (event.type === 'handoff' ? (event.contacts ?? []) : [])).map(({ href }) => href)
const textOf = (events: ConsultantEvent[]) =>
  events.reduce((said, event) => {
    if (event.type === 'replace') return event.text
    return event.type === 'text' ? said + event.text : said
  }, '')

describe('an answer to a person in acute danger', () => {
  it('is a fixed text with sympathy, telephone numbers and a contact', async () => {
    const engine = engineOf({ type: 'text', text: 'Buy this.' }, { type: 'cards', cards: [CARD] })
    const events = await answerOf(engine, { level: 'alarm', kind: 'suicide' })
    expect(events.map(({ type }) => type)).toEqual(['notice', 'text', 'handoff'])
    expect(textOf(events)).toMatch(/^I am so sorry/)
    expect(hrefsOf(events)).toEqual(['tel:112', 'tel:911', 'tel:988', 'tel:116123', 'mailto:hello@ahuti.example'])
  })

  it.each([
    ['ru', 'suicide', undefined, 'tel:+74959895050'],
    ['en', 'violence', 'US', 'tel:+18007997233'],
    ['en', 'child', 'IN', 'tel:1098'],
    ['ru', 'suicide', 'DE', 'tel:08001110111'],
  ] as const)(
    'has the telephone numbers for language %s, danger of %s and country %s',
    async (lang, kind, country, href) => {
      expect(hrefsOf(await answerOf(engineOf(), { level: 'alarm', kind }, { lang, country }))).toContain(href)
    },
  )

  it('replaces the model’s text and proposals if the model itself reports the danger', async () => {
    const engine = engineOf(
      { type: 'text', text: 'Buy this.' },
      { type: 'cards', cards: [CARD] },
      { type: 'handoff', reason: 'crisis' },
    )
    const events = await answerOf(engine, { level: 'none', kind: 'suicide' })
    expect(events.map(({ type }) => type)).toEqual(['text', 'notice', 'replace', 'handoff'])
    expect(textOf(events)).toMatch(/^I am so sorry/)
  })
})

describe('an answer to a worried person', () => {
  const concern: Danger = { level: 'concern', kind: 'suicide' }

  it('begins with telephone numbers for help, and contains no prices or proposals', async () => {
    const engine = engineOf(
      { type: 'text', text: 'People pray to Ganesha. It costs $1,250.50 a month. You can also write to us.' },
      { type: 'cards', cards: [CARD] },
      { type: 'links', links: [{ title: 'Ganesha', href: '/ritual/ganesha' }] },
    )
    const events = await answerOf(engine, concern, { country: 'US' })
    expect(events.map(({ type }) => type)).toEqual(['notice', 'text', 'text', 'links'])
    expect(textOf(events)).toBe(
      'If things are hard or not safe, somebody can listen right now: 911 – emergency, 988 – Suicide & Crisis Lifeline, call or text.\n\nPeople pray to Ganesha. You can also write to us.',
    )
  })

  it('still has the telephone numbers if the model’s text is replaced', async () => {
    const engine = engineOf({ type: 'text', text: 'A.' }, { type: 'replace', text: 'Стоит 300 долларов. Это молитва.' })
    const said = textOf(await answerOf(engine, concern, { lang: 'ru' }))
    expect(said).toMatch(/^Если вам тяжело или небезопасно/)
    expect(said).toContain('Это молитва.')
    expect(said).not.toContain('300')
  })

  it('contains no sentence with a price, not even a part of such a sentence', async () => {
    const engine = engineOf({ type: 'text', text: 'Это молитва. Цены от $82; все варианты на странице. Напишите нам.' })
    const said = textOf(await answerOf(engine, concern, { lang: 'ru' }))
    expect(said.endsWith('Это молитва. Напишите нам.')).toBe(true)
  })

  it('also loses the sentences that refer to a removed price', async () => {
    const text =
      'Самый недорогой ритуал — **Ганеша-ягья**: $82. Следом по цене идут **Гаятри-ягья** и **Сарасвати-ягья**.'
    const engine = engineOf(
      { type: 'text', text },
      { type: 'links', links: [{ title: 'Ганеша', href: '/ritual/ganesha' }] },
    )
    const events = await answerOf(engine, concern, { lang: 'ru' })
    expect(textOf(events)).toMatch(/О ценах можно поговорить потом\.[^]*$/)
    expect(textOf(events)).not.toContain('Следом')
    expect(events.at(-1)?.type).toBe('links')
  })

  it('says “Prices can wait” if the original answer contained only prices', async () => {
    const said = textOf(await answerOf(engineOf({ type: 'text', text: '**Ganesha** costs:\n\n- from $273' }), concern))
    expect(said).toContain('Prices can wait.')
  })
})

describe('an answer to a harmless message after a message about danger', () => {
  const earlier: Danger = { level: 'concern', kind: 'suicide', isEarlier: true }

  it('contains no prices or offers, and does not repeat the telephone numbers', async () => {
    const engine = engineOf({ type: 'text', text: 'It costs $273.' }, { type: 'cards', cards: [CARD] })
    expect(await answerOf(engine, earlier)).toEqual([
      { type: 'text', text: expect.stringMatching(/^Prices can wait\./) as unknown },
      { type: 'handoff', reason: 'asked', contacts: CONTACTS },
    ])
  })

  it('stays unchanged if the answer contains no offer', async () => {
    const engine = engineOf({ type: 'text', text: 'The fire burns in Varanasi.' })
    expect(await answerOf(engine, earlier)).toEqual([{ type: 'text', text: 'The fire burns in Varanasi.' }])
  })
})

it('an answer without danger stays unchanged, except for the shop’s added contacts', async () => {
  const engine = engineOf({ type: 'text', text: 'It costs $273.' }, { type: 'handoff', reason: 'asked' })
  expect(await answerOf(engine, { level: 'none', kind: 'suicide' })).toEqual([
    { type: 'text', text: 'It costs $273.' },
    { type: 'handoff', reason: 'asked', contacts: CONTACTS },
  ])
})

it.each(['Do you guarantee that I win?', 'Вы гарантируете, что поможет?'])(
  'a visitor who asks for a guarantee gets links to pages, not promises (%s)',
  async (text) => {
    const events = await answerOf(engineOf(), { level: 'none', kind: 'suicide' }, { text })
    const links = events.flatMap((event) => (event.type === 'links' ? event.links.map(({ href }) => href) : []))
    expect(links).toEqual(['/about', '/priests', '/verify', '/refund'])
    expect(events[0]).toMatchObject({ type: 'notice', kind: 'refused', refusal: 'guarantee' })
  },
)

it.each([
  ['en', undefined, ['112', '911', '988', '116\u00a0123']],
  ['en', 'GB', ['999', '116\u00a0123']],
  ['ru', undefined, ['112', '8\u2011495\u2011989\u201150\u201150', '8\u2011800\u20112000\u2011122']],
] as const)('a concern about suicide names the same helplines as an alarm (%s, %s)', async (lang, country, numbers) => {
  const engine = engineOf({ type: 'text', text: 'An answer.' })
  const text = textOf(await answerOf(engine, { level: 'concern', kind: 'suicide' }, { lang, country }))
  expect(numbers.filter((number) => !text.includes(number))).toEqual([])
})
