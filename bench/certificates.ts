import { createCertificates } from '../src/app/pictures/certificate.ts'
import type { ProofView } from '../src/features/rites/proofs/schemas.ts'
import type { Bench, Part } from './bench.ts'
import { amount, type Figure, ratioAround } from './results.ts'
import { median, medianRatio, takeTurns } from './rounds.ts'

const READERS = 100

export const certificates: Part = {
  name: 'certificates',
  about: `the CPU time of ${READERS} readers of one certificate compared with one reader`,
  measure,
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
  visibility: 'names',
}

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}

async function measure({ rounds }: Bench): Promise<Figure[]> {
  const draw = createCertificates(
    () => SENDER,
    () => Promise.resolve(null),
  )
  let person = 0
  /** Returns the CPU time in milliseconds for a certificate that is requested for the first time. */
  const read = (readers: number) => async () => {
    person += 1
    const view = { ...PROOF, names: [`Anna Smirnova ${person}`] }
    const before = process.cpuUsage()
    await Promise.all(Array.from({ length: readers }, async () => await draw(view, 'pdf', 'en')))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  await read(1)()
  const seen = await takeTurns(rounds, { one: read(1), many: read(READERS) })
  return [
    ratioAround(medianRatio(seen.many, seen.one), {
      what: `CPU time of a certificate as PDF: ${READERS} readers compared with one reader`,
      limit: 0.5,
      seen: `${amount(median(seen.many), 'ms')} of CPU time compared with ${amount(median(seen.one), 'ms')}; nobody requested the certificate before`,
    }),
  ]
}
