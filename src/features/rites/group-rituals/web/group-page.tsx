import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { PlateSkeleton } from '#features/catalogue/catalogue/web/plates/plate-skeleton.tsx'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { HyphenatedName } from '#ui/text/names.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { ReaderTime } from '#ui/text/reader-time.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatUsd } from '#base/money-format.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import type { GroupView } from '../schemas.ts'
import styles from './group-page.module.css'
import { JoinForm } from './join-form.tsx'
import { useMessages } from './messages.ts'

/** A ritual for many families: its description, its time, the number of free places, and the form to join. */
export function GroupPage({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { data, ...query } = useApiQuery('/api/group-rituals/{id}', { path: { id }, query: { lang } })
  if (data === null)
    return <NotFoundCard title={messages.notFoundTitle} text={messages.notFoundText} back={messages.home} to="/" />
  if (!data && query.isError)
    return (
      <RetryNotice query={query} retry={messages.retry}>
        {messages.failed}
      </RetryNotice>
    )
  if (!data) return <Waiting />
  const { ritual, closed } = data
  return (
    <article className={styles.page} aria-labelledby="group-title">
      <div className={styles.head}>
        <Plate
          ritualId={ritual.id}
          category={ritual.category ?? ''}
          shape="square"
          lod="card"
          className={styles.plate}
        />
        <div className={styles.words}>
          <h1 id="group-title">
            <HyphenatedName name={messages.title(ritual.name)} />
          </h1>
          {closed !== null && <Closed closed={closed} ritualId={ritual.id} />}
          <p className={styles.description}>{ritual.description}</p>
          {closed === null && (
            <>
              <p>{messages.about}</p>
              <p>{messages.performer}</p>
            </>
          )}
          <Facts
            facts={[
              { term: messages.when, value: <ReaderTime at={data.performsAt} /> },
              ...(closed === 'cancelled'
                ? []
                : [
                    { term: messages.until, value: <ReaderTime at={data.closesAt} /> },
                    { term: messages.price, value: formatUsd(data.price * 100, lang) },
                  ]),
            ]}
          />
          {closed === null && <p className={styles.left}>{placesText(data, messages)}</p>}
          {closed === null && (
            <p>
              <Link href={ritualPath(ritual.id)}>{messages.alone}</Link>
            </p>
          )}
        </div>
      </div>
      {closed === null && <JoinForm group={data} onRefused={query.refetch} />}
    </article>
  )
}

/** The number of free places as text. Before the first family has joined, shows only the number of places instead of "24 of 24 left". */
function placesText({ left, places }: GroupView, messages: ReturnType<typeof useMessages>): string {
  return left === places ? messages.places(places) : messages.left(left, places)
}

type ClosedProps = { closed: NonNullable<GroupView['closed']>; ritualId: string }

/** Explains why nobody can join, and suggests an alternative. */
function Closed({ closed, ritualId }: ClosedProps) {
  const messages = useMessages()
  const { title, text } = messages.closed[closed]
  const action = (
    <Button as={Link} href={ritualPath(ritualId)}>
      {messages.orderAlone}
    </Button>
  )
  return (
    <Notice tone={closed === 'cancelled' ? 'warn' : 'info'} quiet title={title} action={action}>
      {text} {closed === 'cancelled' && <Link href="/refund">{messages.closed.cancelled.refund}</Link>}
    </Notice>
  )
}

/** The placeholder with the layout of the page: the picture, beside it the ritual and the day, below it the form. */
function Waiting() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PlateSkeleton plate={styles.plate} words={styles.words} lines={7} />
      </div>
      <div className={styles.join}>
        <Skeleton lines={8} />
      </div>
    </div>
  )
}
