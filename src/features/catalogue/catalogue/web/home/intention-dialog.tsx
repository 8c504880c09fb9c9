import { type MouseEvent, useId, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useBackCloses } from '#ui/overlays/use-back-closes.ts'
import { formatUsd } from '#base/money-format.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import type { IntentionChoice } from '#features/catalogue/catalogue-lists/schemas.ts'
import styles from './intention-dialog.module.css'
import { dialogMessages } from './intention-dialog-messages.ts'
import { intentionsIn, useIntentions } from '#features/catalogue/catalogue-lists/web/use-intentions.ts'

/** An intention that the visitor has chosen. The name is in the page's language. */
export type ChosenIntention = { id: string; name: string }

type IntentionDialogProps = {
  open: boolean
  onClose: () => void
  onAdd: (intentions: ChosenIntention[]) => void
  priceCents?: number
}

/** Groups of intentions as checkboxes. Each checked intention becomes a cart line. */
export function IntentionDialog({ open, onClose, onAdd, priceCents = 480_00 }: IntentionDialogProps) {
  const lang = useLang()
  const messages = dialogMessages[lang]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data: groups, ...query } = useIntentions()
  const count = chosen.size

  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  function close(): void {
    setChosen(new Set())
    onClose()
  }
  useBackCloses(open, close)
  function add(): void {
    onAdd(intentionsIn(groups).filter(({ id }) => chosen.has(id)))
    setChosen(new Set())
  }

  return (
    <Dialog
      size="form"
      open={open}
      onClose={close}
      title={messages.title}
      closeLabel={messages.close}
      foot={
        <div className={styles.foot}>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button kind="primary" disabled={count === 0} onClick={add}>
            {count === 0 ? messages.addNone : messages.add(count, formatUsd(count * priceCents, lang))}
          </Button>
        </div>
      }
    >
      {groups ? (
        <Choice groups={groups} chosen={chosen} onToggle={toggle} />
      ) : query.isError ? (
        <RetryNotice query={query} retry={messages.retry}>
          {messages.failed}
        </RetryNotice>
      ) : (
        <div role="status">
          <span className="visually-hidden">{messages.loading}</span>
          <Skeleton lines={10} />
        </div>
      )}
    </Dialog>
  )
}

type ChoiceProps = { groups: IntentionChoice[]; chosen: ReadonlySet<string>; onToggle: (id: string) => void }

function Choice({ groups, chosen, onToggle }: ChoiceProps) {
  const messages = dialogMessages[useLang()]
  const prefix = useId()
  return (
    <>
      <p className={styles.lead}>{messages.lead}</p>
      <nav className={styles.anchors} aria-label={messages.groups}>
        {groups.map(({ id, name }) => (
          <a key={id} href={`#${prefix}${id}`} onClick={scrollToGroup}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map((group) => (
          <fieldset key={group.id} id={`${prefix}${group.id}`} className={styles.group} tabIndex={-1}>
            <legend className={styles.legend}>{group.name}</legend>
            {group.intentions.map(({ id, name }) => (
              <label key={id} className={styles.intention}>
                <input
                  type="checkbox"
                  name="intention"
                  value={id}
                  checked={chosen.has(id)}
                  onChange={() => onToggle(id)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {messages.chosen(chosen.size, intentionsIn(groups).length)}
      </p>
    </>
  )
}

/** Scrolls to a group within the dialog. The address of the page does not change. */
function scrollToGroup(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const group = document.getElementById(event.currentTarget.hash.slice(1))
  group?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'start' })
}
