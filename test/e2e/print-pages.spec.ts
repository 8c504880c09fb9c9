import type { Page } from '@playwright/test'
import { PDFDocument } from '@cantoo/pdf-lib'
import { giveGift } from './give-gift.ts'
import { expect, isAlive, ONCE, ONCE_FOR_LONG, test } from './journey.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'
import { NAMES_OF_THE_WORLD } from '../names-by-script.ts'
import { testAtWork } from './staff-shop.ts'

/** The size of a paper in points. Browsers round these values differently. */
const SHEETS = { 'A4 upright': [595, 842], 'A4 lying': [842, 595], 'A5 lying': [595, 420] } as const

/** The paper size of each page that a printer would print. */
async function sheetsOf(page: Page): Promise<string[]> {
  const file = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  return file.getPages().map((sheet) => {
    const { width, height } = sheet.getSize()
    const isNear = ([w, h]: readonly [number, number]) => Math.abs(w - width) < 3 && Math.abs(h - height) < 3
    return Object.entries(SHEETS).find(([, size]) => isNear(size))?.[0] ?? `${width} × ${height}`
  })
}

/** Returns how far the text of a card extends below the card's edge. */
async function wordsBelowEdge(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const card = document.querySelector('article')
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0
    return Math.max(...[...(card?.querySelectorAll('h1, p, li') ?? [])].map(bottomOf)) - bottomOf(card)
  })
}

/** Words in which the page does not draw a letter, although the element's font can draw this letter alone. */
async function wordsWithGaps(page: Page, element: string, words: string[]): Promise<string[]> {
  return await page.locator(element).evaluate(async (place, all) => {
    const font = `32px ${getComputedStyle(place).fontFamily}`
    const context = new OffscreenCanvas(512, 64).getContext('2d', { willReadFrequently: true })
    if (!context) return all
    await document.fonts.load(font, all.join(''))
    const draw = (parts: string[]) => {
      context.clearRect(0, 0, 512, 64)
      context.font = font
      let end = 0
      for (const part of parts) {
        context.fillText(part, end, 40)
        end += context.measureText(part).width
      }
      return context.getImageData(0, 0, 512, 64).data.join()
    }
    return all.filter((word) => draw([word]) !== draw(word.match(/./gu) ?? []))
  }, words)
}

test('the gift card prints on one sheet of the chosen paper size', ONCE, async ({ page }) => {
  await page.goto(`${await giveGift(page)}?lang=ru`)
  await isAlive(page)
  expect(await sheetsOf(page)).toEqual(['A5 lying'])
  await page.getByRole('button', { name: 'A4', exact: true }).click()
  expect(await sheetsOf(page)).toEqual(['A4 lying'])
})

test('a poem on the gift card fits on one sheet of each size', ONCE, async ({ page }) => {
  const quatrain = Array.from({ length: 4 }, () => 'Пусть светлым будет этот год').join('\n')
  const note = Array.from({ length: 4 }, () => quatrain).join('\n\n')
  await page.goto(`${await giveGift(page, { name: 'Аглая Румянцева', note })}?lang=ru`)
  await isAlive(page)
  for (const paper of ['A5', 'A4']) {
    await page.getByRole('button', { name: paper, exact: true }).click()
    expect(await sheetsOf(page)).toEqual([`${paper} lying`])
    await page.emulateMedia({ media: 'print' })
    expect(await wordsBelowEdge(page)).toBeLessThan(0)
    // Clears the media type. With `screen`, the next PDF would look like the page on a screen.
    await page.emulateMedia({ media: null })
  }
})

test('a printed ritual or article has no empty first sheet', ONCE_FOR_LONG, async ({ page }) => {
  for (const path of ['/ritual/ganesha', '/article/nakshatras']) {
    await page.goto(`${path}?lang=ru`)
    const sheets = await sheetsOf(page)
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) expect(sheet).toBe('A4 upright')
    // The contacts, the footer and the bar are not printed.
    await page.emulateMedia({ media: 'print' })
    const end = await page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().bottom ?? 0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height - end).toBeLessThan(100)
    await page.emulateMedia({ media: 'screen' })
  }
})

testAtWork(
  'a certificate prints on one landscape sheet, and other pages in portrait',
  ONCE,
  async ({ page, facts }) => {
    await page.goto(`${facts.proofPage}/certificate?lang=en`)
    await isAlive(page)
    expect(await sheetsOf(page)).toEqual(['A4 lying'])
    await page.getByRole('link', { name: STAFF_MESSAGES.en.proofPage.certificate.back }).click()
    await expect(page.getByRole('link', { name: STAFF_MESSAGES.en.proofPage.page.openCertificate })).toBeVisible()
    for (const sheet of await sheetsOf(page)) expect(sheet).toBe('A4 upright')
  },
)

testAtWork(
  'a list of names prints in portrait, and large letters in landscape',
  ONCE_FOR_LONG,
  async ({ page, facts }) => {
    await page.context().addCookies(facts.owner.cookies)
    await page.goto(`/admin-panel/sheet/${facts.today}?lang=en`)
    await expect(page.getByRole('table')).toBeVisible()
    for (const sheet of await sheetsOf(page)) expect(sheet).toBe('A4 upright')
    await page.getByRole('checkbox', { name: STAFF_MESSAGES.en.calendar.sankalpa.large }).check()
    await expect(page.locator('[data-large]')).toBeVisible()
    for (const sheet of await sheetsOf(page)) expect(sheet).toBe('A4 lying')
  },
)

testAtWork('a printed list of names contains every letter of a name', ONCE, async ({ page, facts }) => {
  await page.context().addCookies(facts.owner.cookies)
  await page.goto(`/admin-panel/sheet/${facts.today}?lang=en`)
  await expect(page.getByRole('table')).toBeVisible()
  // In these scripts a letter has the same shape alone and inside a word.
  const { Han = [], Hangul = [], Hiragana = [] } = NAMES_OF_THE_WORLD
  const words = [...Han, ...Hangul, ...Hiragana].flatMap((name) => name.normalize('NFC').split(' '))
  expect(words.length).toBeGreaterThan(25)
  expect(await wordsWithGaps(page, 'tbody bdi >> nth=0', words)).toEqual([])
})
