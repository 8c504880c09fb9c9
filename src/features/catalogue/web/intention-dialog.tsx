import { type MouseEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatUsd } from '#ui/price.tsx'
import { useLang } from '#ui/messages.tsx'
import { INTENTION_GROUPS, type IntentionGroup, type IntentionId } from '../model-intentions.ts'
import styles from './intention-dialog.module.css'
import { dialogMessages } from './intention-dialog-messages.ts'
import { intentionMessages } from './intention-messages.ts'

/** Named in the page's language. */
export type ChosenIntention = { id: IntentionId; name: string }

type IntentionDialogProps = {
  open: boolean
  onClose: () => void
  onAdd: (intentions: ChosenIntention[]) => void
  /** Of one intention, in cents. */
  priceCents?: number
}

const GROUPS = Object.entries(INTENTION_GROUPS) as [IntentionGroup, readonly IntentionId[]][]

/** Six groups of intentions to tick; each ticked one becomes a line of the cart. */
export function IntentionDialog({ open, onClose, onAdd, priceCents = 480_00 }: IntentionDialogProps) {
  const lang = useLang()
  const messages = dialogMessages[lang]
  const [chosen, setChosen] = useState<ReadonlySet<IntentionId>>(new Set())
  const count = chosen.size

  function toggle(id: IntentionId): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  function close(): void {
    setChosen(new Set())
    onClose()
  }
  function add(): void {
    const { name } = intentionMessages[lang]
    const ids = GROUPS.flatMap(([, ids]) => ids.filter((id) => chosen.has(id)))
    onAdd(ids.map((id) => ({ id, name: name(id) })))
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
      <Choice chosen={chosen} onToggle={toggle} />
    </Dialog>
  )
}

type ChoiceProps = { chosen: ReadonlySet<IntentionId>; onToggle: (id: IntentionId) => void }

function Choice({ chosen, onToggle }: ChoiceProps) {
  const lang = useLang()
  const messages = dialogMessages[lang]
  const { groups, name } = intentionMessages[lang]
  const prefix = useId()
  return (
    <>
      <p className={styles.lead}>{messages.lead}</p>
      <nav className={styles.anchors} aria-label={messages.groups}>
        {GROUPS.map(([group]) => (
          <a key={group} href={`#${prefix}${group}`} onClick={scrollToGroup}>
            {groups[group]}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {GROUPS.map(([group, ids]) => (
          <fieldset key={group} id={`${prefix}${group}`} className={styles.group} tabIndex={-1}>
            <legend className={styles.legend}>{groups[group]}</legend>
            {ids.map((id) => (
              <label key={id} className={styles.intention}>
                <input
                  type="checkbox"
                  name="intention"
                  value={id}
                  checked={chosen.has(id)}
                  onChange={() => onToggle(id)}
                />
                {name(id)}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {messages.chosen(chosen.size, GROUPS.flatMap(([, ids]) => ids).length)}
      </p>
    </>
  )
}

/** Within the dialog only: the address of the page does not change. */
function scrollToGroup(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const group = document.getElementById(event.currentTarget.hash.slice(1))
  group?.focus({ preventScroll: true })
  group?.scrollIntoView({ block: 'start' })
}
