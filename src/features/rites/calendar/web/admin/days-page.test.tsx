import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en } from '../../messages/admin.en.ts'
import type { CalendarDayView, PerformanceView } from '../../schemas.ts'
import { waitingLine } from './calendar-line.ts'
import { DayCell } from './day-cell.tsx'
import { DayForm } from './day-dialog.tsx'
import { spanName } from './day-names.ts'
import { LineFacts } from './schedule-dialog.tsx'

const staff = { can: () => true, now: () => new Date('2026-11-20T10:00:00Z') } as unknown as Panel
const nothing = () => undefined

const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, calendar: en }}>
      <NavigationContext value={{ href: (to) => to, go: nothing }}>
        <PanelContext value={staff}>{page}</PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )

const LINE: PerformanceView = {
  orderId: 'a'.repeat(32),
  lineId: '0',
  number: '#aaaaaaaa',
  serviceId: 'ganesha',
  name: 'Ganesha homa',
  tier: null,
  weeks: 4,
  quantity: 2,
  status: 'processing',
  isEmailed: true,
  people: { count: 1, initials: ['A.\u00a0S.'], names: ['Anna Smirnova'] },
  startDate: null,
  priestChooses: false,
  fireDays: null,
  reason: '',
  answer: null,
  version: 1,
  priest: null,
  k: 1,
  n: 1,
  days: ['2026-11-26'],
  conflicts: ['no-priest'],
}

const DAY: CalendarDayView = {
  date: '2026-11-26',
  tithi: { number: 17, paksha: 'krishna', name: 'Dvitiya' },
  nakshatra: 'Mrigashira',
  isPurnima: false,
  isAmavasya: false,
  isEkadashi: false,
  festival: null,
  place: '',
  note: '',
  version: 0,
  performances: [LINE],
  capacity: [],
  conflicts: [{ kind: 'no-priest', orderId: LINE.orderId }],
  recommended: [],
  about: [],
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')

it('the dialog shows the length of a ritual without a requested day', () => {
  const facts = wordsOf(draw(<LineFacts line={waitingLine(LINE)} />))
  expect(facts).toContain('1\u00a0month\u00a0×\u00a02')
  expect(facts).toContain(en.dialog.start + en.dialog.startUnknown)
})

it('a day in the calendar mentions a missing priest only once', () => {
  const words = wordsOf(
    draw(<DayCell day={DAY} today="" isOutside={false} reason={undefined} onOpen={nothing} onChoose={nothing} />),
  )
  expect(words.split(en.noPriest)).toHaveLength(2)
  expect(words).not.toContain(en.conflicts['no-priest'])
})

it('the form of a day lists the rituals with warnings, each as a button', () => {
  const html = draw(<DayForm day={DAY} onClose={nothing} onSaved={nothing} onChoose={nothing} />)
  const line = /<button[^>]*data-conflict.*?<\/button>/.exec(html)?.[0] ?? ''
  expect(wordsOf(line)).toBe(`Ganesha homa#aaaaaaaa${en.conflicts['no-priest']}`)
  expect(wordsOf(html)).not.toContain(en.day.conflicts)
})

it('the name of a calendar range has correct dashes and spaces', () => {
  const week = { view: 'week', at: '2026-11-26', from: '2026-11-23', to: '2026-11-29' } as const
  const names = [spanName(week, 'en'), spanName(week, 'ru')].map((name) => name.replaceAll(/\s/g, ' '))
  expect(names).toEqual(['23–29 November 2026', '23–29 ноября 2026 г.'])
  expect(spanName({ ...week, view: 'month' }, 'ru')).toBe('ноябрь 2026')
})
