import type { MeasuredNode } from 'takumi-js/node'
import { expect, it } from 'vitest'
import { NAMES_OF_THE_WORLD } from '../../../test/names-by-script.ts'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import { drawCertificate } from './certificate-sheet.ts'
import { createRenderer } from './painter.ts'

const NAMES = Object.values(NAMES_OF_THE_WORLD).flat()
const RITUAL = { id: 'ganesha', name: 'Ganesha yagya', category: null, tier: null }
const view = (names: string[]): ProofView => ({
  number: 'K7QM-2X9D-4TRA',
  ritual: RITUAL,
  performedAt: '2026-11-20T10:00:00.000Z',
  place: 'Varanasi',
  priest: null,
  priestId: null,
  performer: null,
  panchang: { tithi: 'Ekadashi', paksha: 'shukla', nakshatra: 'Rohini', festival: null },
  names,
  sankalpa: null,
  reading: { day: '2026-11-20', almanac: [], names: [] },
  text: '',
  media: [],
  entries: [],
  isOwner: false,
  visibility: 'names',
})

type Word = { text: string; top: number; base: number; left: number; right: number }

/** The positions of the names, one box for each name, in reading order. */
async function standing(names: string[]): Promise<Word[]> {
  const { measure } = await createRenderer()()
  const about = { lang: 'en', shopName: 'Ahuti', verifyUrl: 'https://ahuti.example/v', colour: null } as const
  const sheet = await drawCertificate({ view: view(names), ...about }, measure)
  return wordsOf(await measure(sheet, 1754, 1240)).filter(({ text }) =>
    names.some((name) => lettersOf(name) === lettersOf(text)),
  )
}

/** The letters of a text in a fixed order, because the runs of a drawn Hebrew line are in a different order than its text. */
function lettersOf(text: string): string {
  return Array.from(text.normalize('NFC').replace(/[\u2066-\u2069\s,]/gu, ''))
    .toSorted()
    .join('')
}

function wordsOf({ runs, children, transform, width, height }: MeasuredNode): Word[] {
  const [, , , , left, top] = transform
  const text = runs.map((run) => run.text).join('')
  const own = runs.length > 0 ? [{ text, top, base: top + height, left, right: left + width }] : []
  return [...own, ...children.flatMap(wordsOf)]
}

it('a title with hyphens stays on one line', async () => {
  const { measure } = await createRenderer()()
  const ritual = { ...RITUAL, name: 'Маха-Мритьюнджая-ягья' }
  const about = { lang: 'ru', shopName: 'Ахути', verifyUrl: 'https://ahuti.example/v', colour: null } as const
  const sheet = await drawCertificate({ view: { ...view(['Нина']), ritual }, ...about }, measure)
  const title = wordsOf(await measure(sheet, 1754, 1240)).find(({ text }) => text === ritual.name)
  // A second line would make the title higher than one and a half times the largest letters.
  expect(title && title.base - title.top).toBeLessThan(1.5 * 84)
})

it('a name stays on one line with its comma, and lines never overlap', async () => {
  const wrong: string[] = []
  for (let at = 0; at < NAMES.length; at += 4) {
    const names = NAMES.slice(at, at + 4)
    const words = await standing(names)
    if (words.length !== names.length) wrong.push(`${names.join(', ')}: ${words.length} boxes`)
    for (const [place, { text, top, base, right }] of words.entries()) {
      if (place < names.length - 1 && !text.includes(',')) wrong.push(`${text} lost its comma`)
      if (right > 1754 - 44) wrong.push(`${text} leaves the sheet`)
      const next = words[place + 1]
      if (next && next.top > top + 5 && next.top < base - 5) wrong.push(`${text} touches ${next.text}`)
    }
  }
  expect(wrong).toEqual([])
}, 120_000)
