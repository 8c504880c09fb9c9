import { constants, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import { createCertificates } from './certificate.ts'
import { createDrawings, type Drawings } from './drawings.ts'

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}

const PROOF: ProofView = {
  number: 'K7QM-2X9D-4TRA',
  ritual: { id: 'ganesha', name: 'Ganesha yagya', category: null, tier: null },
  performedAt: '2026-11-20T10:00:00.000Z',
  place: 'Varanasi',
  priest: null,
  priestId: null,
  performer: null,
  panchang: { tithi: 'Ekadashi', paksha: 'shukla', nakshatra: 'Rohini', festival: null },
  names: [],
  sankalpa: null,
  reading: { day: '2026-11-20', almanac: [], names: [] },
  text: '',
  media: [],
  entries: [],
  isOwner: false,
  visibility: 'initials',
}

/** The area of the names in pixels of the sheet. */
const NAMES = { left: 660, top: 585, width: 1000, height: 75 }

const draw = createCertificates(
  () => SENDER,
  () => Promise.resolve(null),
)

/** The number of drawn pixels in that area. */
async function inkOf(name: string): Promise<number> {
  const png = await draw({ ...PROOF, names: [name] }, 'png', 'en')
  const pixels = await sharp(png).extract(NAMES).greyscale().raw().toBuffer()
  return pixels.filter((light) => light < 200).length
}

describe('a certificate', () => {
  it.each(['Anna', 'Анна', 'Юлія', 'Łukasz', 'Ελένη', 'अन्ना', 'יעל', 'محمد', 'ნინო', 'Անի', '明', '김민수', 'அருண்'])(
    'shows the name %s in full',
    async (name) => {
      expect(await inkOf(name)).toBeGreaterThan(200)
    },
  )

  it('contains only the name in the area for the name', async () => {
    expect(await inkOf('\u00a0')).toBe(0)
  })

  it('contains all names as text in its PDF, in any script', async () => {
    const names = [
      'Әлия Қасымова',
      'Məmməd Oʻktam',
      'Nguyễn Thị',
      'ნინო',
      'Անի',
      '明 王',
      '김민수',
      'அருண்',
      'অনন্যা',
      'ක්\u200dරිෂ්ණ',
    ]
    const text = textOf(await draw({ ...PROOF, names }, 'pdf', 'en'))
    for (const word of names.join(' ').split(' ')) expect(text).toContain(word)
  }, 120_000)
})

describe('the drawing of a certificate', () => {
  /** Returns the tested function, which draws certificates, and a function that returns how many certificates have been drawn. */
  function openCounted() {
    const drawings = createDrawings()
    let count = 0
    const counted: Drawings = {
      ...drawings,
      get: async (key, make, options) => {
        const counting = async () => {
          count += 1
          return await make()
        }
        return await drawings.get(key, counting, options)
      },
    }
    const certificates = createCertificates(
      () => SENDER,
      () => Promise.resolve(null),
      counted,
    )
    return { certificates, count: () => count }
  }

  it('is shared by all readers who request the same language, names, format and facts', async () => {
    const { certificates, count } = openCounted()
    const view = { ...PROOF, names: ['Anna'] }
    await Promise.all(Array.from({ length: 100 }, async () => await certificates({ ...view }, 'png', 'en')))
    expect(count()).toBe(1)
    await certificates({ ...view, isOwner: true }, 'png', 'en')
    expect(count()).toBe(1)
    await certificates(view, 'png', 'ru')
    await certificates({ ...view, names: ['Maria'] }, 'png', 'en')
    await certificates({ ...view, place: 'Ujjain' }, 'png', 'en')
    await certificates(view, 'pdf', 'en')
    expect(count()).toBe(5)
  }, 120_000)

  it('is not started for readers who disconnected before', async () => {
    const { certificates, count } = openCounted()
    const first = certificates({ ...PROOF, names: ['Anna'] }, 'png', 'en')
    const leaver = new AbortController()
    const left = certificates({ ...PROOF, names: ['Maria'] }, 'png', 'en', { signal: leaver.signal })
    await new Promise((resolve) => setImmediate(resolve))
    leaver.abort()
    await expect(left).rejects.toThrow('abort')
    await first
    await certificates({ ...PROOF, names: ['Pyotr'] }, 'png', 'en')
    expect(count()).toBe(2)
  }, 120_000)
})

/** Returns the selectable text of the page. The page has only one font, which identifies each letter by its UTF-16 code. */
function textOf(pdf: Uint8Array): string {
  const file = Buffer.from(pdf)
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) =>
    unpacked(file.subarray(index + length)),
  )
  return streams
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)> Tj/gi)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    .join(' ')
}

/** Streams with another compression contain no text. */
function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return ''
  }
}
