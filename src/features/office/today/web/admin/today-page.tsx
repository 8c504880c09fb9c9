import { LOCALES } from '#base/i18n.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { type SectionPageProps, usePanel } from '#ui/layout/panel.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TODAY_PARTS, type TodayPart } from '../../model.ts'
import { targetPath, taskPath } from '../../paths.ts'
import type { TodayItem, TodayView } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { OpeningPreview, OpeningSteps } from './opening-steps.tsx'
import styles from './today-page.module.css'

/** The parts whose linked page lists exactly the tasks of the part. For all other parts the page lists more, so their heading has no link. */
const EXACT = new Set<TodayPart>([
  'alerts',
  'needsAttention',
  'toReturn',
  'recordingsOverdue',
  'proofsMissing',
  'reviewsWaiting',
  'questionsAsked',
  'failedMessages',
])

/** For each part of Today, the path of the page with all its lines. */
const LISTS: Record<TodayPart, string> = {
  alerts: '/operations',
  toPerform: '/calendar?view=week',
  daysMissed: '/calendar',
  namesChanged: '/calendar/names',
  daysAsked: '/orders',
  toTelephone: '/orders',
  daysUnpaid: '/calendar',
  needsAttention: '/payments/decisions',
  toReturn: '/payments/surpluses',
  awaitingPlan: '/orders',
  otherDayAsked: '/calendar',
  toSchedule: '/calendar',
  logDue: '/calendar?view=week',
  proofsToCheck: '/proofs',
  recordingsOverdue: '/proofs?state=overdue',
  proofsMissing: '/proofs?state=missing',
  reviewsWaiting: '/reviews',
  archiveToCheck: '/proofs?state=published',
  unpaidOld: '/orders?status=pending',
  cashDue: '/partners',
  payoutsDue: '/partners',
  questionsAsked: '/questions',
  failedMessages: '/emails?state=failed',
  untranslated: '/rituals',
  priestsIncomplete: '/priests',
}

/** The days of these parts are in the time zone of the place of the rituals, for every reader. */
const OF_RITUALS = new Set<TodayPart>([
  'toPerform',
  'daysMissed',
  'daysUnpaid',
  'toSchedule',
  'logDue',
  'proofsToCheck',
  'recordingsOverdue',
  'proofsMissing',
])

/** The page with the work that waits now. Empty parts are hidden. */
export function TodayPage({ title }: SectionPageProps) {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/today', { query: { lang } })
  const { can, now } = usePanel()
  const dayIn = (timeZone?: string) =>
    new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(now())
  const [here, inIndia] = [dayIn(), dayIn(SITE_ZONE)] as const
  return (
    <>
      <PageHead title={title} aside={here === inIndia ? here : messages.today.inIndia(here, inIndia)} />
      {can('settings.read') && <OpeningSteps />}
      <Loaded query={query} skeleton={<Skeleton className={styles.skeleton} />}>
        {(today) => {
          const waiting = TODAY_PARTS.filter((part) => today[part].count > 0)
          return waiting.length === 0 ? (
            <Quiet />
          ) : (
            <>
              <div className={styles.parts}>
                {waiting.map((part) => (
                  <Part key={part} part={part} list={today[part]} />
                ))}
              </div>
              {waiting.length < TODAY_PARTS.length && <p className={styles.rest}>{messages.today.rest}</p>}
            </>
          )
        }}
      </Loaded>
      {can('settings.read') && <OpeningPreview />}
    </>
  )
}

function Quiet() {
  const { today } = useMessages()
  return (
    <div className={styles.quiet}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        <path d="M12 12h96v96H12zM54 12V4h12v8M54 108v8h12v-8M12 54H4v12h8M108 54h8v12h-8" />
        <circle cx="60" cy="60" r="36" />
        <circle cx="60" cy="60" r="30" />
      </svg>
      <h2 className="type-h3">{today.quiet}</h2>
      <p>{today.quietText}</p>
    </div>
  )
}

function Part({ part, list }: { part: TodayPart; list: TodayView[TodayPart] }) {
  const { today } = useMessages()
  const rest = list.count - list.items.length
  return (
    <Card as="section" className={styles.part} aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`}>
        {EXACT.has(part) ? <Link href={LISTS[part]}>{today.parts[part]}</Link> : today.parts[part]}
        <span className={styles.count}>{list.isMore ? today.atLeast(list.count) : list.count}</span>
      </h2>
      <ul data-plain className={styles.items}>
        {list.items.map((item) => (
          <Line key={item.id} part={part} item={item} />
        ))}
      </ul>
      {rest > 0 && (
        <Link href={LISTS[part]} className={styles.more}>
          {today.more(rest)}
        </Link>
      )}
      {part === 'toPerform' && <Sheets />}
    </Card>
  )
}

/**
 * The links to the printed sheets of today and tomorrow. A ritual that is performed on both days is one line of Today, and that line opens
 * only today's sheet.
 */
function Sheets() {
  const { today } = useMessages()
  const { can, now } = usePanel()
  if (!can('sheets.read')) return null
  const day = dayAtPlace(now())
  return (
    <p className={styles.sheets}>
      <Link href={targetPath({ kind: 'sheet', day })}>{today.sheetToday}</Link>
      <Link href={targetPath({ kind: 'sheet', day: addDays(day, 1) })}>{today.sheetTomorrow}</Link>
    </p>
  )
}

function Line({ part, item }: { part: TodayPart; item: TodayItem }) {
  const { today } = useMessages()
  const reasons: Record<string, string> = today.reasons
  const lang = useLang()
  const format = { day: 'numeric', month: 'short', ...(OF_RITUALS.has(part) && { timeZone: SITE_ZONE }) } as const
  return (
    <li>
      <Link href={taskPath(item.target, item.action)} className={styles.line}>
        <span className={styles.title}>{item.title}</span>
        <span className={styles.detail}>
          {part === 'needsAttention' ? (reasons[item.detail] ?? today.otherReason) : item.detail}
        </span>
        {item.people.length > 0 && (
          <span className={styles.people}>
            <Names names={item.people} />
          </span>
        )}
        <span className={styles.action}>{today.actions[item.action]}</span>
        {item.at && (
          <time dateTime={item.at} className={styles.at}>
            {new Intl.DateTimeFormat(LOCALES[lang], format).format(new Date(item.at))}
          </time>
        )}
      </Link>
    </li>
  )
}
