import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { renderMarkdown } from '#features/catalogue/catalogue/rules-markdown.ts'
import { FIGURES, type FigureName } from './model.ts'
import { type FigureFacts, figureMarkup } from './rules.ts'

const facts = (change: Partial<FigureFacts> = {}): FigureFacts => ({
  lang: 'ru',
  tiers: [],
  terms: DEFAULT_TERMS,
  today: '2026-11-22',
  festivals: () => [
    { date: '2026-03-04', id: 'holi', name: 'Холи' },
    { date: '2026-11-08', id: 'diwali', name: 'Дивали' },
  ],
  ...change,
})
const drawn = (name: FigureName, change: Partial<FigureFacts> = {}) =>
  figureMarkup(name, 'Описание', facts(change)) ?? ''
const rowsOf = (html: string) => html.match(/<tr><td>/g)?.length ?? 0

describe('a figure of an article', () => {
  it.each(FIGURES)('%s is drawn in both languages, with its description', (name) => {
    const [ru, en] = (['ru', 'en'] as const).map((lang) => drawn(name, { lang }))
    expect(ru).toContain('Описание')
    expect(ru).not.toBe(en)
    expect(`${ru}${en}`).not.toMatch(/undefined|NaN|style=|<script/)
  })

  it.each([
    ['altar', 7],
    ['offerings', 7],
    ['order-path', 5],
    ['nakshatras', 27],
    ['vastu', 9],
    ['grahas', 9],
    ['tiers', 3],
    ['year', 2],
  ] as const)('%s also has its content as a table with %i rows', (name, rows) => {
    expect(rowsOf(drawn(name))).toBe(rows)
    expect(drawn(name)).toContain('<summary>')
  })

  it('shows the 27 nakshatras (lunar mansions) 13°20′ apart', () => {
    const html = drawn('nakshatras')
    expect(html).toContain('<td>4</td><td>Рохини</td><td>Праджапати</td><td>40°00′</td>')
    expect(html).toContain('<td>27</td><td>Ревати</td><td>Пушан</td><td>346°40′</td>')
  })

  it('of the year has a hand: up on 1 January, down in July', () => {
    const hand = (today: string) =>
      /<path class="k" d="M200 200L([\d.]+) ([\d.]+)"/.exec(drawn('year', { today }))?.slice(1).map(Number)
    expect(hand('2026-01-01')).toEqual([200, 138])
    expect(hand('2026-07-02')?.[1]).toBeGreaterThan(261)
  })

  it('of the tiers shows only numbers that staff have set', () => {
    const html = drawn('tiers', { tiers: [{ id: 'premium', hours: null, days: 9, recitations: 125_000, priests: 5 }] })
    expect(html).toContain('9 дней с огнём')
    expect(html).toContain('5 пандитов')
    expect(html).toContain('1 месяц')
    expect(drawn('tiers')).not.toContain('пандит')
  })

  it('escapes HTML in its description', () => {
    expect(figureMarkup('altar', '<img src=x onerror=y>', facts())).not.toContain('<img')
  })
})

describe('a figure inside an article’s text', () => {
  const text = (markdown: string) =>
    renderMarkdown(markdown, 'ru', (name, description) => figureMarkup(name, description, facts())).html

  it('appears at the line that contains its name', () => {
    expect(text('До.\n\n![Очаг](figure:altar)\n\nПосле.')).toMatch(
      /^<p>До\.<\/p>\s*<figure [^]*<\/figure><details [^]*<\/details>\s*<p>После\.<\/p>$/,
    )
  })

  it('is replaced by its description if the figure is unknown or within a sentence', () => {
    expect(text('![Нет такого](figure:nothing)')).toBe('<p>Нет такого</p>')
    expect(text('![a](figure:constructor)')).toBe('<p>a</p>')
    expect(text('Слова ![Очаг](figure:altar) и слова')).toBe('<p>Слова Очаг и\u00a0слова</p>')
  })

  it('cannot be faked by a special character in an editor’s text', () => {
    expect(text('\u{F0F1C}\n\n![Очаг](figure:altar)').match(/<figure/g)).toHaveLength(1)
  })

  it('is replaced by its description if no drawing function is given', () => {
    expect(renderMarkdown('![Очаг](figure:altar)', 'ru').html).toBe('<p>Очаг</p>')
  })
})
