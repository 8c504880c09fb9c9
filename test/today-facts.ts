import type { LineFact, OrderFact, ShownFact } from '#features/office/today/model-facts.ts'

const NOW = new Date('2026-12-10T08:00:00Z')
export const CLOCK = { now: NOW, today: '2026-12-10', recordingDays: 7 }

export const daysFrom = (days: number) => new Date(Date.UTC(2026, 11, 10 + days)).toISOString().slice(0, 10)
export const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

const LINE: LineFact = {
  position: 0,
  names: { ru: 'Яджна', en: 'Yajna' },
  fixedDay: null,
  askedDay: null,
  priestChooses: false,
  days: [],
  paidDays: null,
  hasPriest: true,
  otherDayAt: null,
  proof: null,
}
export const order = (id: string, own: Partial<OrderFact>, line: Partial<LineFact> = {}): OrderFact => ({
  kind: 'order',
  id,
  status: 'completed',
  customerName: 'Anna',
  totalCents: 16_400,
  createdAt: hoursAgo(100),
  paidAt: hoursAgo(99),
  isNamed: true,
  hasPlanDay: false,
  lines: [{ ...LINE, ...line }],
  ...own,
})
export const draft = { id: 'd', state: 'draft' as const, entryDays: [] as string[] }
export const published = { ...draft, state: 'published' as const }
export const shown = (fact: Pick<ShownFact, 'kind' | 'id'> & Record<string, unknown>, hours: number) =>
  // The fields that the caller omits are the same for every kind.
  ({ at: hoursAgo(hours), title: '', detail: '', target: { kind: 'operations' }, ...fact }) as unknown as ShownFact

export const partner = (id: string, hours: number, sums: Record<string, number>) =>
  shown(
    {
      kind: 'partner',
      id,
      earnedCents: 0,
      paidCents: 0,
      heldCents: 0,
      balanceCents: 0,
      balanceBeforeCents: 0,
      limitCents: 10_000,
      ...sums,
    },
    hours,
  )
