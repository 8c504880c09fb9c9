import { formatUsd } from '#base/money-format.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { groupPath } from '#features/rites/group-rituals/paths.ts'
import type { GroupView } from '#features/rites/group-rituals/schemas.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { HyphenatedName } from '#ui/text/names.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { ReaderTime } from '#ui/text/reader-time.tsx'
import styles from './calendar-page.module.css'
import { useMessages } from './messages.ts'

/** A group ritual with its start, price and free places, and a link to join. */
export function GroupEntry({ group }: { group: GroupView }) {
  const messages = useMessages()
  const lang = useLang()
  const { ritual, closed } = group
  return (
    <Card as="li" className={styles.group}>
      <Plate ritualId={ritual.id} category={ritual.category ?? ''} shape="square" lod="icon" className={styles.plate} />
      <div className={styles.words}>
        <h3>
          <Link href={ritualPath(ritual.id)}>
            <HyphenatedName name={ritual.name} />
          </Link>
        </h3>
        <p className={styles.when}>
          <ReaderTime at={group.performsAt} />
        </p>
        <p className={styles.facts}>
          <span>{messages.perFamily(formatUsd(group.price * 100, lang))}</span>
          {' · '}
          <LiveText>{closed === null ? placesText(group, messages) : messages.closed[closed]}</LiveText>
        </p>
        {closed === null && (
          <p className={styles.facts}>
            {messages.until} <ReaderTime at={group.closesAt} />
          </p>
        )}
      </div>
      <Button as={Link} href={groupPath(group.id)} kind={closed === null ? 'primary' : 'secondary'}>
        {closed === null ? messages.join : messages.more}
      </Button>
    </Card>
  )
}

/** The number of free places as text. Before the first family has joined, shows only the number of places instead of "24 of 24 left". */
function placesText({ left, places }: GroupView, messages: ReturnType<typeof useMessages>): string {
  return left === places ? messages.places(places) : messages.left(left, places)
}
