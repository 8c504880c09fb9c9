import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePath, SAMPLES, sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import { en as calendar } from '#features/rites/calendar/messages/admin.en.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  shop = await openTestShop()
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

const load = async (path: string) => await fetch(`http://127.0.0.1:${http.port}${path}`)

describe('sample documents', () => {
  it('contain the printed sheet with three scripts, and the almanac of the first day', async () => {
    const html = await (await load(samplePath('sheet', 'ru'))).text()
    for (const part of ['Лист санкальпы', 'Анна Соколова', 'Anna Sokolova', 'अन्ना', 'Год (самватсара)', 'Дакшинаяна'])
      expect(html).toContain(part)
  })

  it('contain the e-mail and the page about a performed ritual, each in its language', async () => {
    const [letter, page] = await Promise.all(
      [samplePath('email', 'en'), samplePath('proof', 'en')].map(async (path) => await (await load(path)).text()),
    )
    expect(letter).toContain('Hello,')
    expect(letter).not.toContain('Anna')
    // Each name is isolated from the text around it.
    expect(page?.replaceAll(/<\/?bdi>/g, '')).toContain('Anna Sokolova, Pyotr Sokolov')
    expect(page).toContain('SAMPLE')
    expect(page).not.toContain('/proof/sample')
  })

  it('all belong to one order; the e-mail contains initials and no wish', async () => {
    const read = async (path: string) =>
      (await (await load(path)).text()).replaceAll(/<\/?bdi>/g, '').replaceAll(/\u00a0|&nbsp;/g, ' ')
    const certificate = await read(sampleViewPath('certificate', 'en'))
    const [, from = '', to = ''] = /from (\d+ \w+ \d{4}) to (\d+ \w+ \d{4})/.exec(certificate) ?? []
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(27)
    for (const sample of ['sheet', 'email', 'proof'] as const) {
      const html = await read(samplePath(sample, 'en'))
      const wish = 'For a calm start to new work, and for peace at home.'
      const typed = sample === 'email' ? ['A. S., P. S.'] : ['Anna Sokolova', 'Pyotr Sokolov', wish]
      for (const part of ['Ganesha yagya', 'Ramesh Shastri', ...typed])
        expect([sample, html]).toEqual([sample, expect.stringContaining(part)])
      const days = sample === 'sheet' ? [from] : [from, to]
      for (const day of days) expect([sample, html]).toEqual([sample, expect.stringContaining(day)])
    }
    expect(await read(samplePath('email', 'en'))).not.toMatch(/Sokolov|peace at home/)
  })

  it('contain a sheet without the codes, which are for staff', async () => {
    const html = await (await load(samplePath('sheet', 'en'))).text()
    expect(html).not.toContain(calendar.sankalpa.codesNote)
  })

  it('contain the certificate as a picture of page size', async () => {
    const response = await load(samplePath('certificate', 'ru'))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(bytes.length).toBeLessThan(60_000)
  })

  it('are shown without scripts, with links to the article and the home page', async () => {
    for (const sample of SAMPLES) {
      const response = await load(sampleViewPath(sample, 'en'))
      const html = await response.text()
      expect(html).toContain('href="/article/what-you-receive?lang=en"')
      expect(html).toContain('href="/?lang=en"')
      // The page of a ritual has the shop's own styles, so it needs no frame.
      const isFramed = html.includes(`src="${samplePath(sample, 'en')}"`)
      expect(isFramed).toBe(sample !== 'proof')
      expect(html).not.toContain('<script')
      expect(response.headers.get('content-security-policy')).not.toContain('script-src')
    }
  })

  it('contain a proof with pictures, names in Devanagari, a log, and working links', async () => {
    const html = await (await load(sampleViewPath('proof', 'en'))).text()
    expect(html.match(/<img[^>]*src="\/samples\/[^"]+\.svg"/g)?.length).toBeGreaterThanOrEqual(4)
    for (const part of ['अन्ना', 'Day by day', 'Shukla Yajurveda', 'href="/verify/SAMPLE?lang=en"'])
      expect(html).toContain(part)
    expect(html).toContain(`href="${sampleViewPath('certificate', 'en')}"`)
    expect(html).not.toContain('/proof/sample')
  })

  it('do not contain this computer’s address, and their e-mail has no working link', async () => {
    const letter = await (await load(samplePath('email', 'ru'))).text()
    expect(letter).not.toMatch(/localhost|127\.0\.0\.1|<a href/)
    expect(letter).toContain('src="/email-mark.png"')
  })

  it('contain the certificate’s content as text, for narrow screens', async () => {
    const html = await (await load(sampleViewPath('certificate', 'en'))).text()
    expect(html).toContain('<dd>Anna Sokolova, Pyotr Sokolov</dd>')
    expect(html).toContain('<dd>For a calm start to new work, and for peace at home.</dd>')
  })

  it('do not run scripts, and only the shop’s pages can show them in a frame', async () => {
    for (const sample of SAMPLES.filter((each) => each !== 'certificate')) {
      const response = await load(samplePath(sample, 'ru'))
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).not.toMatch(/allow-scripts|script-src/)
      expect(await response.text()).not.toContain('<script')
    }
    const { headers } = await load('/article/what-you-receive?lang=ru')
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
