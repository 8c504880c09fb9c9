import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, computeEtag, type Representation } from './negotiation.ts'

/** A page or file as sent over the network. */
export type PageBytes = Representation & {
  status: number
  location?: string
  /** Headers that belong to exactly these bytes. */
  headers?: [name: string, value: string][]
  /** If false, the page goes only to the requests that wait for it, and is not cached. */
  isKept?: false
  /** The time in milliseconds for which the page is cached, if nothing clears the cache earlier. */
  keptMs?: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * The quality for bytes that many clients will read. Brotli level 10 takes as long as level 9, and the result is 10 % smaller. Level 11 takes four
 * times as long, and the result is only 1 % smaller.
 */
const CACHED_QUALITY = { brotli: 10, gzip: 9 }
/** The quality for bytes that only one client reads. Compression takes a twentieth of the time, and the result is a sixth larger. */
const ONCE = { brotli: 4, gzip: 4 }

const brotliOf = (plain: Buffer, { brotli }: typeof CACHED_QUALITY) =>
  compressBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
const gzipOf = (plain: Buffer, level: typeof CACHED_QUALITY) => compressGzip(plain, { level: level.gzip })

/** Compresses a text in every encoding, with high quality. Used for cached bytes. */
export async function toBytes(status: number, text: string): Promise<PageBytes> {
  const plain = Buffer.from(text)
  const [brotli, gzipped] = await Promise.all([brotliOf(plain, CACHED_QUALITY), gzipOf(plain, CACHED_QUALITY)])
  return { status, etag: computeEtag(plain), plain, brotli, gzip: gzipped }
}

/** Compresses a text only in the encoding that this client accepts. Used for bytes that are sent once. */
export async function toBytesOnce(status: number, text: string, accepted: string | undefined): Promise<PageBytes> {
  const plain = Buffer.from(text)
  const page: PageBytes = { status, etag: computeEtag(plain), plain, isKept: false }
  const encoding = chooseEncoding(accepted, { ...page, brotli: plain, gzip: plain })
  if (encoding === 'br') page.brotli = await brotliOf(plain, ONCE)
  if (encoding === 'gzip') page.gzip = await gzipOf(plain, ONCE)
  return page
}

const MEGABYTE = 1024 * 1024

/**
 * Public pages as bytes, by cache key. Concurrent requests for a page share one rendering. A page that was rendered during a catalogue
 * change is not cached. If there are too many pages or bytes in the cache, the least recently used pages are removed.
 */
export function createPageCache({ entries = 500, bytes = 64 * MEGABYTE } = {}) {
  const pages = new Map<string, PageBytes>()
  const making = new Map<string, { generation: number; page: Promise<PageBytes> }>()
  /** The time when each page expires, if it is cached for a limited time. */
  const ends = new WeakMap<PageBytes, number>()
  let generation = 0
  let size = 0

  function get(key: string): PageBytes | undefined {
    const page = pages.get(key)
    if (!page) return undefined
    if (performance.now() >= (ends.get(page) ?? Infinity)) {
      drop(key)
      return undefined
    }
    // Moves the page to the end of the map. A map keeps its order, so the first page is the least recently used.
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  function keep(key: string, page: PageBytes): void {
    drop(key)
    if (page.keptMs !== undefined) ends.set(page, performance.now() + page.keptMs)
    pages.set(key, page)
    size += sizeOf(page)
    for (const oldest of pages.keys()) {
      if (pages.size <= entries && size <= bytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const page = pages.get(key)
    if (page && pages.delete(key)) size -= sizeOf(page)
  }

  function make(key: string, work: () => Promise<PageBytes>): Promise<PageBytes> {
    const began = generation
    const page = work()
      .then((made) => {
        if (made.isKept !== false && began === generation) keep(key, made)
        return made
      })
      .finally(() => making.delete(key))
    making.set(key, { generation: began, page })
    return page
  }

  return {
    get,
    async getOrRender(key: string, work: () => Promise<PageBytes>): Promise<PageBytes> {
      for (;;) {
        const kept = get(key)
        if (kept) return kept
        const running = making.get(key)
        if (!running) return await make(key, work)
        if (running.generation === generation) return await running.page
        // The running rendering began before the catalogue changed, so its result is out of date. The next rendering starts when the running
        // rendering ends.
        await running.page.catch(() => {})
      }
    },
    clear(): void {
      generation += 1
      pages.clear()
      size = 0
    },
  }
}

function sizeOf({ plain, brotli, gzip: gzipped }: PageBytes): number {
  return plain.length + (brotli?.length ?? 0) + (gzipped?.length ?? 0)
}

export type PageCache = ReturnType<typeof createPageCache>
