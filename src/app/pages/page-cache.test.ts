import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageBytes, toBytes, toBytesOnce } from './page-cache.ts'
import { eventually } from '../../../test/wait-until.ts'

const page = (text: string, more: Partial<PageBytes> = {}): PageBytes => ({
  status: 200,
  etag: `"${text}"`,
  plain: Buffer.from(text),
  ...more,
})

/** Simulates the rendering of a page, which ends when the test calls `finish`. */
function slowPage() {
  let finish = (_: PageBytes): void => {}
  const work = vi.fn(() => new Promise<PageBytes>((resolve) => (finish = resolve)))
  return { work, finish: (made: PageBytes) => finish(made) }
}

describe('the page cache', () => {
  it('drops the least recently used page when it is full', async () => {
    const cache = createPageCache({ entries: 3 })
    await cache.getOrRender('home', async () => page('home'))
    for (let number = 0; number < 500; number += 1) {
      await cache.getOrRender(`other ${number}`, async () => page(`other ${number}`))
      expect(cache.get('home')?.plain.toString()).toBe('home')
    }
    expect(cache.get('other 0')).toBeUndefined()
    expect(cache.get('other 499')).toBeDefined()
  })

  it('stays within its size limit', async () => {
    const cache = createPageCache({ bytes: 1000 })
    const large = (name: string) => page(name, { plain: Buffer.alloc(200), brotli: Buffer.alloc(200) })
    for (const name of ['a', 'b', 'c']) await cache.getOrRender(name, async () => large(name))
    expect(['a', 'b', 'c'].map((name) => cache.get(name) !== undefined)).toEqual([false, true, true])
  })

  it('renders a page once for all readers who wait for this page', async () => {
    const cache = createPageCache()
    const { work, finish } = slowPage()
    const waiting = [cache.getOrRender('/', work), cache.getOrRender('/', work)]
    finish(page('made'))
    const [first, second] = await Promise.all(waiting)
    expect(work).toHaveBeenCalledTimes(1)
    expect(first).toBe(second)
  })

  it('never renders a page twice at the same time, even if the catalogue changes', async () => {
    const cache = createPageCache()
    const old = slowPage()
    const fresh = slowPage()
    const early = cache.getOrRender('/', old.work)
    cache.clear()
    const late = [cache.getOrRender('/', fresh.work), cache.getOrRender('/', fresh.work)]
    await new Promise(setImmediate)
    expect(fresh.work).not.toHaveBeenCalled()
    old.finish(page('old'))
    await eventually(() => expect(fresh.work).toHaveBeenCalledTimes(1))
    fresh.finish(page('fresh'))
    expect((await early).plain.toString()).toBe('old')
    expect((await Promise.all(late)).map(({ plain }) => plain.toString())).toEqual(['fresh', 'fresh'])
    expect(fresh.work).toHaveBeenCalledTimes(1)
    expect(cache.get('/')?.plain.toString()).toBe('fresh')
  })

  it('renders a page again after a failed rendering', async () => {
    const cache = createPageCache()
    const failing = cache.getOrRender('/', () => Promise.reject(new Error('the database is unavailable')))
    await expect(failing).rejects.toThrow('the database is unavailable')
    expect((await cache.getOrRender('/', async () => page('made'))).plain.toString()).toBe('made')
  })

  it('compresses a shared page at the highest level', async () => {
    const text = Array.from({ length: 3000 }, (_, n) => `word${(n * 7919) % 997}`).join(' ')
    const { brotli, gzip } = await toBytes(200, text)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    expect(brotli?.equals(brotliCompressSync(text, { params }))).toBe(true)
    expect(gzip?.equals(gzipSync(text, { level: 9 }))).toBe(true)
  })

  it('does not store a page that must not be cached', async () => {
    const cache = createPageCache()
    await cache.getOrRender('/', async () => page('made', { isKept: false }))
    expect(cache.get('/')).toBeUndefined()
  })
})

describe('a page for one reader', () => {
  it('is compressed at level 4, which is much faster than level 10', async () => {
    const text = Array.from({ length: 3000 }, (_, n) => `word${(n * 7919) % 997}`).join(' ')
    const { brotli } = await toBytesOnce(200, text, 'br')
    const at = (quality: number) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      }
      return brotliCompressSync(text, { params })
    }
    expect([brotli?.equals(at(4)), at(4).equals(at(10))]).toEqual([true, false])
  })

  it.each([
    ['br, gzip', ['brotli']],
    ['gzip', ['gzip']],
    ['gzip;q=0', []],
    [undefined, []],
  ])('is compressed for Accept-Encoding %j only as %j', async (accepted, forms) => {
    const made = await toBytesOnce(200, 'text '.repeat(1000), accepted)
    expect(['brotli', 'gzip'].filter((form) => form in made)).toEqual(forms)
  })
})
