import { z } from 'zod'
import { useApi } from '#ui/api.ts'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormFailure, SubmitButton } from '#ui/forms/form-parts.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useLang } from '#ui/messages.tsx'
import { showToast } from '#ui/toast-store.ts'
import { spellingInput, type SpellingView } from '../../schemas-sheet.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

const schema = z.object({ words: z.array(spellingInput) })

type SpellingDialogProps = { words: SpellingView[]; onClose: () => void; onSaved: () => void }

/** The words of one name, each in Latin and Devanagari. Only what was changed is written. */
export function SpellingDialog({ words, onClose, onSaved }: SpellingDialogProps) {
  const { sankalpa } = useMessages()
  const { spelling: messages } = sankalpa
  const lang = useLang()
  const api = useApi()
  const form = useSchemaForm({ schema, defaultValues: { words } })

  async function save({ words: typed }: z.input<typeof schema>): Promise<void> {
    const changed = typed.filter(
      (word, index) => word.latin !== words[index]?.latin || word.devanagari !== words[index]?.devanagari,
    )
    for (const body of changed) await api.put('/api/admin/name-spellings', { query: { lang }, body })
    if (changed.length > 0) showToast({ title: messages.saved })
    onSaved()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <Form form={form} onSubmit={save} className={styles.body}>
        <p>{messages.text}</p>
        {words.map((word, index) => (
          <fieldset key={word.name} className={styles.pair}>
            <legend className={styles.heading}>{word.name}</legend>
            <TextField name={`words.${index}.latin`} label={messages.latin} />
            <TextField name={`words.${index}.devanagari`} label={messages.devanagari} lang="sa" />
          </fieldset>
        ))}
        <FormFailure />
        <DialogButtons back={messages.cancel} onBack={onClose}>
          <SubmitButton>{messages.save}</SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
