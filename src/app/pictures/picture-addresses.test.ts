import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Picture, readPng } from '../../../test/read-png.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { MARK_PATH } from '#ui/layout/mark-path.ts'
import { createPainter, createRenderer } from './painter.ts'
import { createPictures } from './picture-addresses.ts'
import { drawShareCard, ritualFigure, type ShareCard } from './share-card.ts'
import { plateFiles, plateImage } from './plate-images.ts'

let shop: TestShop
let pictures: ReturnType<typeof createPictures>

beforeAll(async () => {
  shop = await openTestShop()
  pictures = createPictures(shop.shop)
})
afterAll(() => shop.close())

async function draw(path: string): Promise<Picture> {
  const bytes = await pictures.draw(path)
  if (!bytes) throw new Error(`${path} is not a picture`)
  return readPng(bytes)
}

const colour = ({ data, width }: Picture, x: number, y: number): string =>
  `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`

/** The number of colours in a part of a picture. One colour means that nothing is drawn there. */
function coloursIn({ data, width }: Picture, [x0, y0, x1, y1]: [number, number, number, number]): number {
  const found = new Set<number>()
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) found.add(data.readUInt32BE((y * width + x) * 4))
  return found.size
}

const TITLE: [number, number, number, number] = [686, 120, 1144, 450]
const FOOT: [number, number, number, number] = [686, 470, 1144, 590]

describe('a picture of a shared link', () => {
  it('exists for every ritual and article in both languages, at 1200 × 630', async () => {
    const { body: catalogue } = await shop.call('GET', '/api/articles-catalog')
    const paths: string[] = catalogue.flatMap(({ id, source }: { id: string; source: string }) =>
      ['ru', 'en'].map((lang) => `/og/${source === 'services' ? 'ritual' : 'article'}/${id}.${lang}.png`),
    )
    const faulty: string[] = []
    for (const path of [...paths, '/og/home.ru.png', '/og/home.en.png']) {
      const picture = await draw(path)
      const drawn = coloursIn(picture, TITLE) > 20 && coloursIn(picture, FOOT) > 20
      if (picture.width !== 1200 || picture.height !== 630 || !drawn) faulty.push(path)
    }
    expect(paths.length).toBeGreaterThan(50)
    expect(faulty).toEqual([])
  })

  it('shows the colour of its subject on the left, paper colour on the right', async () => {
    const [ganesha, gayatri, article] = await Promise.all(
      ['/og/ritual/ganesha.ru.png', '/og/ritual/kubera.ru.png', '/og/article/sankalpa.ru.png'].map(draw),
    )
    const corners = [ganesha, gayatri, article].map(
      (picture) => picture && [colour(picture, 8, 8), colour(picture, 1190, 8)],
    )
    expect(corners).toEqual([
      ['#762d21', '#fbf7ef'],
      ['#4c461d', '#fbf7ef'],
      ['#4a392f', '#fbf7ef'],
    ])
  })

  it('is different in each language if its text is different', async () => {
    const [ru, en] = await Promise.all(['/og/ritual/durga.ru.png', '/og/ritual/durga.en.png'].map(draw))
    expect(ru?.data.equals(en?.data ?? Buffer.alloc(0))).toBe(false)
  })

  it('does not exist for a missing record or an invalid address', async () => {
    expect(await pictures.draw('/og/ritual/nothing.ru.png')).toBeUndefined()
    const others = [
      '/og/ritual/a.de.png',
      '/og/ritual/../x.ru.png',
      '/og/ritual/%00.ru.png',
      '/og/.ru.png',
      '/og/home.png',
    ]
    expect(others.filter(pictures.has)).toEqual([])
    expect(pictures.has(`/og/ritual/${'a'.repeat(200)}.ru.png`)).toBe(false)
  })
})

it('the drawing library is loaded once, and loaded again only after a failure', async () => {
  const opened = {
    render: async () => Buffer.alloc(0),
    measure: async () => Promise.reject(new Error('this test measures nothing')),
  }
  const open = vi.fn(async () => opened)
  open.mockRejectedValueOnce(new Error('EMFILE: too many open files'))
  const renderer = createRenderer(open)
  await expect(Promise.all([renderer(), renderer()])).rejects.toThrow('EMFILE')
  expect(await Promise.all([renderer(), renderer()])).toEqual([opened, opened])
  expect(open).toHaveBeenCalledTimes(2)
})

describe('the text of a picture', () => {
  const card: ShareCard = {
    lang: 'ru',
    shopName: 'Ахути',
    title: 'Ганеша-ягья',
    note: 'Слова под заголовком',
    mantra: 'ॐ गं गणपतये नमः',
    figure: ritualFigure('ganesha', null),
  }

  it('stays inside its column, even if the text is long', async () => {
    const painter = createPainter()
    const long = 'Ритуал восстановления благополучия, долголетия и спокойствия всех членов очень большой семьи '.repeat(
      3,
    )
    for (const title of [long, 'Достопримечательнейшеепереосвидетельствование'.repeat(4), 'W'.repeat(200)]) {
      const picture = readPng(await painter.shareCard({ ...card, title }))
      expect(coloursIn(picture, TITLE)).toBeGreaterThan(20)
      expect(coloursIn(picture, [1150, 0, 1200, 630])).toBe(1)
      expect(coloursIn(picture, [640, 590, 1200, 630])).toBe(1)
    }
  })

  it('does not contain a mantra that is too long to fit', async () => {
    const measure = async () => ({ width: 10, height: 1000, transform: [1, 0, 0, 1, 0, 0], children: [], runs: [] })
    const tree = JSON.stringify(await drawShareCard(card, measure as never))
    expect(tree).not.toContain('गणपतये')
    expect(tree).toContain('Слова под заголовком')
  })
})

describe('the ritual’s drawing in a picture', () => {
  it('has the same strokes as the drawing on a page', () => {
    const strokes = (svg: string) => [...svg.matchAll(/ d="[^"]*"| r="[^"]*"/g)].map(([stroke]) => stroke)
    const page = plateFiles.get('/plates/durga.card.svg')?.() ?? ''
    expect(strokes(page).length).toBeGreaterThan(4)
    expect(strokes(plateImage('durga', { size: 504, width: 1.75 }))).toEqual(strokes(page))
  })
})

describe('the logo', () => {
  const shades = ({ data }: Picture) => new Set(data.toString('hex').match(/.{8}/g))

  it('has the same path in the browser icon and on pages', () => {
    expect(readFileSync('public/favicon.svg', 'utf8')).toContain(` d="${MARK_PATH}"`)
  })

  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('in %s is %d pixels wide, dark red on a paper-coloured background', async (path, size) => {
    const icon = await draw(path)
    expect([icon.width, icon.height]).toEqual([size, size])
    expect(colour(icon, 1, 1)).toBe('#fbf7ef')
    expect(shades(icon)).toContain('a9371dff')
  })

  it('in e-mails has a transparent background', async () => {
    const icon = await draw('/email-mark.png')
    expect(icon.data.subarray(0, 4).at(3)).toBe(0)
    expect(shades(icon)).toContain('d0572fff')
  })
})
