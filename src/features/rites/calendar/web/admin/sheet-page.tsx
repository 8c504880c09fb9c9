import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '#base/date-format.ts'
import { addDays, isCalendarDay } from '#features/orders/plans/rules.ts'
import { weekdayText } from '#features/orders/plans/web/day-format.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { showSanskrit } from '../../rules-days.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { setApiData, useApi, useApiQuery } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useCurrentDay } from './use-calendar.ts'
import { dayLinkPath, sheetPath } from '../../paths.ts'
import type { SheetView } from '../../schemas-sheet.ts'
import { SheetFooter } from './sheet-footer.tsx'
import styles from './sheet-page.module.css'
import { SheetTable } from './sheet-table.tsx'
import { useMessages } from './messages.ts'

/** Shows what a priest reads aloud at the fire on one day, in black on white, for A4 paper. */
export function SheetPage() {
  const { segments, search, setSearch } = useAddress()
  const lang = useLang()
  const { sankalpa: messages } = useMessages()
  const currentDay = useCurrentDay()
  const segment = segments[1] ?? ''
  const date = isCalendarDay(segment) ? segment : currentDay
  const sheet = useApiQuery('/api/admin/sheets/{date}', { path: { date }, query: { lang } })
  const printing = usePrint(date)
  const { can } = usePanel()
  const hasNothing = sheet.data?.performances.length === 0
  const isLarge = search.get('type') === 'large'
  return (
    <div className={styles.page} data-large={isLarge || undefined}>
      {/* With these fonts every browser prints names correctly, even if the system lacks a font for a script. */}
      <link rel="stylesheet" href="/name-fonts/faces.css" />
      <nav className={styles.tools} aria-label={messages.title}>
        <Link href="/calendar" className={styles.back}>
          <Icon name="arrow-left" size={16} /> {messages.back}
        </Link>
        <div className={styles.days}>
          <Button as={Link} size="compact" square href={sheetPath(addDays(date, -1))} aria-label={messages.previous}>
            <Icon name="arrow-left" size={20} />
          </Button>
          <Button as={Link} size="compact" square href={sheetPath(addDays(date, 1))} aria-label={messages.next}>
            <span className={styles.forward}>
              <Icon name="arrow-left" size={20} />
            </span>
          </Button>
        </div>
        <label className={styles.large}>
          <input
            type="checkbox"
            checked={isLarge}
            onChange={(event) => setSearch({ type: event.target.checked ? 'large' : undefined })}
          />
          {messages.large}
        </label>
        {can('proofs.create') && !hasNothing && (
          <Link href={dayLinkPath(date)} className={styles.back}>
            {messages.byLink}
          </Link>
        )}
        <Button
          kind={hasNothing ? 'secondary' : 'primary'}
          size="compact"
          busy={printing.isBusy}
          onClick={() => void printing.print()}
        >
          {messages.print}
        </Button>
      </nav>
      {sheet.data?.outdatedAt && (
        <div className={styles.outdated}>
          <Notice tone="warn" quiet title={messages.outdated}>
            {messages.outdatedText(printedMoment(sheet.data.outdatedAt, lang))}
          </Notice>
        </div>
      )}
      <Paper date={date}>
        <Loaded query={sheet}>
          {(data) => <Sheet sheet={{ ...data, printedAt: printing.at ?? data.printedAt }} onChanged={sheet.refetch} />}
        </Loaded>
      </Paper>
    </div>
  )
}

/** Prints the sheet and records the time, so that later changes of names can be marked. This also works with the browser's print command. */
function usePrint(date: string) {
  const { sankalpa: messages } = useMessages()
  const lang = useLang()
  const api = useApi()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [at, setAt] = useState<string>()
  const isRecorded = useRef(false)

  async function record(): Promise<void> {
    const request = { path: { date }, query: { lang } }
    try {
      const sheet = await api.post('/api/admin/sheets/{date}/prints', request)
      setApiData(client, '/api/admin/sheets/{date}', request, sheet)
    } catch {
      showToast({ kind: 'destructive', title: messages.printUnrecorded, text: messages.printUnrecordedText })
    }
  }

  async function print(): Promise<void> {
    setIsBusy(true)
    await record()
    flushSync(() => setIsBusy(false))
    isRecorded.current = true
    window.print()
    isRecorded.current = false
  }

  const recordOwn = useEffectEvent(() => {
    if (isRecorded.current) return
    // The browser prints the state of the page at the end of this event.
    flushSync(() => setAt(new Date().toISOString()))
    void record().then(() => setAt(undefined))
  })
  useEffect(() => {
    const listen = () => recordOwn()
    window.addEventListener('beforeprint', listen)
    return () => window.removeEventListener('beforeprint', listen)
  }, [])

  return { print, isBusy, at }
}

/** Only the printed paper, without the controls. */
export function SheetPaper({ date, sheet }: { date: string; sheet: SheetView }) {
  return (
    <div className={styles.page}>
      <Paper date={date}>
        <Sheet sheet={sheet} onChanged={() => {}} />
      </Paper>
    </div>
  )
}

function Paper({ date, children }: { date: string; children: ReactNode }) {
  const { sankalpa: messages } = useMessages()
  const lang = useLang()
  return (
    <article className={styles.paper}>
      <h1 className={styles.title}>
        {messages.title}
        <span>{`${weekdayText(date, lang)}, ${formatDay(date, lang)}`}</span>
      </h1>
      {children}
    </article>
  )
}

function Sheet({ sheet, onChanged }: { sheet: SheetView; onChanged: () => void }) {
  const { sankalpa: messages } = useMessages()
  const { can } = usePanel()
  const lang = useLang()
  const [tithiDay, tithiTime] = [formatDay(sheet.tithiEnds.date, lang), sheet.tithiEnds.time]
  return (
    <>
      <dl className={styles.place}>
        <FactRow term={messages.place}>{sheet.place}</FactRow>
        <FactRow term={messages.sunrise}>{messages.sunriseAt(sheet.sunrise)}</FactRow>
        {sheet.festival && <FactRow term={messages.festival}>{sheet.festival}</FactRow>}
        {sheet.note && <FactRow term={messages.note}>{sheet.note}</FactRow>}
        {sheet.printedAt && <FactRow term={messages.printed}>{printedMoment(sheet.printedAt, lang)}</FactRow>}
      </dl>
      <dl className={styles.almanac}>
        {sheet.almanac.map(({ part, latin, devanagari }) => (
          <div key={part}>
            <dt>{messages.parts[part]}</dt>
            <dd>
              <span lang="sa" className={styles.devanagari}>
                {devanagari}
              </span>
              <span className={styles.latin}>{showSanskrit({ latin, devanagari }, lang)}</span>
              {part === 'samvatsara' && <small>{messages.eras(sheet.vikrama, sheet.shaka)}</small>}
              {part === 'tithi' && <small>{messages.tithiEnds(tithiDay, tithiTime)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {sheet.performances.length === 0 ? (
        <p className={styles.empty}>
          {messages.empty}{' '}
          {can('calendar.change') && <Link href={`/calendar?from=${sheet.date}`}>{messages.schedule}</Link>}
        </p>
      ) : (
        <>
          <SheetTable performances={sheet.performances} onChanged={onChanged} />
          <SheetFooter performances={sheet.performances} />
        </>
      )}
    </>
  )
}
