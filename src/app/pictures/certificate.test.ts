import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ProofView } from '#features/proofs/schemas.ts'
import { createCertificates } from './certificate.ts'

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
  panchang: { tithi: 'Ekadashi', paksha: 'shukla', nakshatra: 'Rohini', festival: null },
  names: [],
  sankalpa: null,
  text: '',
  media: [],
  isOwner: false,
  visibility: 'initials',
}

/** Where the names stand on the sheet, in its pixels: under the line that says for whom. */
const NAMES = { left: 660, top: 585, width: 1000, height: 75 }

const draw = createCertificates(
  () => SENDER,
  () => Promise.resolve(null),
)

/** How many pixels are drawn there. */
async function inkOf(name: string): Promise<number> {
  const png = await draw({ ...PROOF, names: [name] }, 'png', 'en')
  const pixels = await sharp(png).extract(NAMES).greyscale().raw().toBuffer()
  return pixels.filter((light) => light < 200).length
}

describe('a certificate', () => {
  it.each(['Anna', 'Анна', 'Юлія', 'Łukasz', 'Ελένη', 'अन्ना', 'יעל', 'محمد'])('shows the name %s', async (name) => {
    expect(await inkOf(name)).toBeGreaterThan(200)
  })

  it('has nothing there but the name', async () => {
    expect(await inkOf('\u00a0')).toBe(0)
  })
})
