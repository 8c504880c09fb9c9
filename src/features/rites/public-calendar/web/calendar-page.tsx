import { useEffect, useEffectEvent } from 'react'
import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { feedPath } from '../paths.ts'
import type { PublicCalendar } from '../schemas.ts'
import styles from './calendar-page.module.css'
import { CalendarDays } from './calendar-days.tsx'
import { GroupEntry } from './group-entry.tsx'
import { useMessages } from './messages.ts'

/** The page `/calendar`: future group rituals with their places, and festivals with the rituals that tradition recommends. */
export function CalendarPage() {
  const messages = useMessages()
  const lang = useLang()
  const { data, ...query } = useApiQuery('/api/calendar', { query: { lang } })
  useFreshPlaces(query.refetch)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className="type-lead">{messages.lead}</p>
      </header>
      {data && <Calendar calendar={data} />}
      {!data && query.isError && (
        <RetryNotice query={query} retry={messages.retry}>
          {messages.failed}
        </RetryNotice>
      )}
      {!data && !query.isError && (
        <div role="status" aria-label={messages.loading} className={styles.waiting}>
          <Skeleton lines={4} />
          <Skeleton lines={10} />
        </div>
      )}
    </div>
  )
}

/** Loads the data again, because the page may come from a cache, and the number of free places may have changed. */
function useFreshPlaces(refetch: () => unknown): void {
  const ask = useEffectEvent(() => void refetch())
  useEffect(() => ask(), [])
}

function Calendar({ calendar: { groups, days } }: { calendar: PublicCalendar }) {
  const messages = useMessages()
  return (
    <>
      {groups.length > 0 && <Groups groups={groups} />}
      <Section className={styles.part} heading="type-h2" title={messages.days}>
        <p className={styles.note}>{messages.daysText}</p>
        <CalendarDays days={days} />
      </Section>
      {groups.length === 0 && <NoGroups />}
      <Feed />
    </>
  )
}

function Groups({ groups }: Pick<PublicCalendar, 'groups'>) {
  const messages = useMessages()
  return (
    <Section className={styles.part} heading="type-h2" title={messages.groups}>
      <p className={styles.note}>{messages.groupsText}</p>
      <ul data-plain className={styles.groups}>
        {groups.map((group) => (
          <GroupEntry key={group.id} group={group} />
        ))}
      </ul>
    </Section>
  )
}

/** A message that no group ritual is planned. It is below the days, because a page should not begin with an empty list. */
function NoGroups() {
  const messages = useMessages()
  return (
    <Section className={styles.part} heading="type-h2" title={messages.groups}>
      <div className={styles.none}>
        <p>{messages.noGroups}</p>
        <Button as={Link} href="/">
          {messages.toRituals}
        </Button>
      </div>
    </Section>
  )
}

/** The link to the feed for calendar apps. With the scheme `webcal` an app subscribes to the feed. */
function Feed() {
  const { feed } = useMessages()
  const lang = useLang()
  const origin = useShopSettings()?.origin ?? ''
  return (
    <Section isCard className={styles.feed} title={feed.title}>
      <p>{feed.text}</p>
      <div className={styles.actions}>
        <Button href={`${origin.replace(/^https?:/, 'webcal:')}${feedPath(lang)}`}>{feed.subscribe}</Button>
        <Button kind="quiet" href={feedPath(lang)} download="calendar.ics">
          {feed.download}
        </Button>
      </div>
    </Section>
  )
}
