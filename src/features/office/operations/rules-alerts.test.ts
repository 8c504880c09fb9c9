import { describe, expect, it } from 'vitest'
import { en } from './messages/emails.en.ts'
import { ru } from './messages/emails.ru.ts'
import { alertSubject } from './emails.ts'
import { type AlertFacts, causesOf, heldCauses } from './rules-alerts.ts'

const NOW = new Date('2026-12-10T08:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const WELL: AlertFacts = {
  now: NOW,
  startedAt: ago(600),
  chains: [{ chain: 'bitcoin', polledAt: ago(0), failedAt: ago(90) }],
  cards: { answeredAt: ago(5), unansweredAt: null },
  areRatesMissing: false,
  disk: { freeBytes: 50, totalBytes: 100 },
  backup: { isLate: false, isRestorable: true },
  isArchiveLate: false,
  mailStandsMs: 0,
  lateJobs: [],
  drafts: [],
}

const STATES: [what: string, facts: Partial<AlertFacts>, expected: string[]][] = [
  ['all is well', {}, []],
  ['nodes fail for nine minutes', { chains: [{ chain: 'tron', polledAt: ago(9), failedAt: ago(1) }] }, []],
  [
    'nodes fail for ten minutes',
    { chains: [{ chain: 'tron', polledAt: ago(10), failedAt: ago(1) }] },
    ['way-dead:tron'],
  ],
  ['nodes never answered', { chains: [{ chain: 'tron', polledAt: null, failedAt: ago(1) }] }, ['way-dead:tron']],
  [
    'nodes never answered, just started',
    { chains: [{ chain: 'tron', polledAt: null, failedAt: ago(1) }], startedAt: ago(3) },
    [],
  ],
  ['nodes were not asked yet', { chains: [{ chain: 'tron', polledAt: null, failedAt: null }] }, []],
  [
    'the card service did not answer ten minutes ago',
    { cards: { answeredAt: ago(60), unansweredAt: ago(10) } },
    ['way-dead:card'],
  ],
  ['the card service answered afterwards', { cards: { answeredAt: ago(2), unansweredAt: ago(10) } }, []],
  ['the card service did not answer two days ago', { cards: { answeredAt: null, unansweredAt: ago(2 * 24 * 60) } }, []],
  ['there are no rates', { areRatesMissing: true }, ['rates-stale']],
  ['a tenth of the disk is free', { disk: { freeBytes: 10, totalBytes: 100 } }, []],
  ['less than a tenth of the disk is free', { disk: { freeBytes: 9, totalBytes: 100 } }, ['disk-low']],
  ['the disk is unknown', { disk: null }, []],
  ['the backup is late', { backup: { isLate: true, isRestorable: true } }, ['backup-late']],
  ['the backup cannot be restored', { backup: { isLate: false, isRestorable: false } }, ['backup-broken']],
  ['nobody has tried the backup', { backup: { isLate: false, isRestorable: undefined } }, []],
  ['no backups are scheduled', { backup: null }, []],
  ['the log is not archived', { isArchiveLate: true }, ['archive-late']],
  ['no mail was sent for fifteen minutes', { mailStandsMs: 15 * 60_000 }, ['mail-stands']],
  ['no mail was sent for fourteen minutes', { mailStandsMs: 14 * 60_000 }, []],
  ['there is no mail server', { mailStandsMs: null }, []],
  ['a job is late', { lateJobs: ['backups'] }, ['jobs-late']],
  ['a draft is new', { drafts: [{ id: 'a', createdAt: ago(9) }] }, []],
  [
    'drafts wait',
    {
      drafts: [
        { id: 'a', createdAt: ago(10) },
        { id: 'b', createdAt: ago(99) },
      ],
    },
    ['proof-to-check:a', 'proof-to-check:b'],
  ],
]

describe('the alerts of the shop', () => {
  it.each(STATES)('are raised for exactly the urgent problems: %s', (_, facts, expected) => {
    expect(causesOf({ ...WELL, ...facts }).map(({ name }) => name)).toEqual(expected)
  })

  it('start only if a problem has lasted half an hour without a break', () => {
    const since = new Map<string, Date>()
    const [backup] = causesOf({ ...WELL, backup: { isLate: true, isRestorable: true } })
    const causes = backup ? [backup] : []
    expect(heldCauses(causes, since, ago(60))).toEqual([])
    expect(heldCauses(causes, since, ago(31))).toEqual([])
    expect(heldCauses(causes, since, ago(30))).toEqual(['backup-late'])
    expect(heldCauses([], since, ago(20))).toEqual([])
    expect(heldCauses(causes, since, ago(10))).toEqual([])
  })

  it.each(Object.keys(en.alerts))('say in both languages what happened and what to do: %s', (kind) => {
    for (const [lang, texts] of [
      ['ru', ru],
      ['en', en],
    ] as const) {
      expect(alertSubject(`${kind}:bitcoin`, lang)).toMatch(lang === 'ru' ? /[а-яё]/ : /^[^а-яё]+$/)
      // The kind is a key of the texts.
      const { about } = texts.alerts[kind as keyof typeof texts.alerts]
      expect(Object.keys(texts.abouts)).toContain(about)
    }
  })
})
