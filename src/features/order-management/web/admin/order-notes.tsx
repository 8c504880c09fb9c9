import { type SyntheticEvent, useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { useAction } from '#ui/use-action.ts'
import { NOTE_MAX } from '../../model.ts'
import type { OrderDetail } from '../../schemas.ts'
import { momentText } from './order-format.ts'
import { useMessages } from './messages.ts'
import styles from './order-notes.module.css'
import { OrderSection } from './order-section.tsx'

type OrderNotesProps = { order: OrderDetail; reload: () => void }

/** What the staff wrote down for itself. */
export function OrderNotes({ order: { id, notes }, reload }: OrderNotesProps) {
  const { order } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  return (
    <OrderSection title={order.notes}>
      {notes.length > 0 && (
        <ul data-plain className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <p className={styles.when}>
                <time dateTime={note.at}>{momentText(note.at, lang)}</time>
                {note.actor !== null && <span>{note.actor}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {can('orders.change') && <NoteForm id={id} reload={reload} />}
    </OrderSection>
  )
}

function NoteForm({ id, reload }: { id: string; reload: () => void }) {
  const { order } = useMessages()
  const api = useApi()
  const [text, setText] = useState('')
  const { run, isBusy, failure, faults } = useAction(async () => {
    await api.post('/api/admin/orders/{id}/notes', { path: { id }, body: { text } })
  })

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!(await run())) return
    setText('')
    reload()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field
        label={order.noteLabel}
        hint={order.noteHint}
        error={faults.text}
        multiline
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        onChange={setText}
      />
      {failure !== undefined && faults.text === undefined && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="compact" busy={isBusy} disabled={text.trim() === ''}>
        {order.addNote}
      </Button>
    </form>
  )
}
