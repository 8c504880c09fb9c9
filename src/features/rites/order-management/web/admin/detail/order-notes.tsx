import type { z } from 'zod'
import { useApi } from '#ui/data/api.ts'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { MAX_NOTE } from '../../../model.ts'
import { noteInput, type OrderDetail } from '../../../schemas.ts'
import { momentText } from '../order-format.ts'
import { useMessages } from '../messages.ts'
import styles from './order-detail.module.css'
import { OrderSection } from './order-section.tsx'

type OrderNotesProps = { order: OrderDetail; reload: () => void }

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
              <p className={styles.noteText}>{note.text}</p>
              <p className={styles.noteTime}>
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
  const form = useSchemaForm({ schema: noteInput, defaultValues: { text: '' } })

  async function add(body: z.input<typeof noteInput>): Promise<void> {
    await api.post('/api/admin/orders/{id}/notes', { path: { id }, body })
    form.setValue('text', '')
    reload()
  }

  return (
    <Form form={form} onSubmit={add} className={styles.noteForm}>
      <TextAreaField name="text" label={order.noteLabel} hint={order.noteHint} rows={3} maxLength={MAX_NOTE} />
      <FormFailure />
      <SubmitButton kind="secondary" size="compact" disabled={form.watch('text').trim() === ''}>
        {order.addNote}
      </SubmitButton>
    </Form>
  )
}
