import { useState } from 'react'
import { z } from 'zod'
import { useApi } from '#ui/data/api.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Link } from '#ui/layout/link.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { spellingInput, type SpellingView } from '../../schemas-sheet.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

const schema = z.object({ words: z.array(spellingInput) })

type SpellingDialogProps = {
  words: SpellingView[]
  /** The order in which somebody corrected the reading (pronunciation) of the whole name. */
  correctedIn?: string | undefined
  onClose: () => void
  onSaved: () => void
}

/** Edits the words of one name, each in Latin and Devanagari. Only changed words are saved. */
export function SpellingDialog({ words, correctedIn, onClose, onSaved }: SpellingDialogProps) {
  const { sankalpa } = useMessages()
  const { spelling: messages } = sankalpa
  const lang = useLang()
  const api = useApi()
  // The words are saved one by one. After a failure, the next attempt continues with the unsaved words.
  const [saved, setSaved] = useState(words)
  const form = useSchemaForm({ schema, values: { words: saved } })
  const put = (word: SpellingView) => setSaved((all) => all.map((each) => (each.name === word.name ? word : each)))

  async function save({ words: typed }: z.input<typeof schema>): Promise<void> {
    const changed = typed.flatMap((word, index) => {
      const before = saved[index]
      const isSame = word.latin === before?.latin && word.devanagari === before.devanagari
      return isSame ? [] : [{ ...word, version: before?.version }]
    })
    for (const body of changed) {
      const { version } = await api.put('/api/admin/name-spellings', { query: { lang }, body })
      put({ ...body, version })
      onSaved()
    }
    if (changed.length > 0) showToast({ title: messages.saved })
    onClose()
  }

  return (
    <FormDialog
      title={messages.title}
      submit={messages.save}
      form={form}
      onSubmit={save}
      // The refusal contains the current spelling. It replaces the fields that staff have not changed.
      onPresent={(present) => put(present as SpellingView)}
      onClose={onClose}
      className={styles.body}
    >
      {correctedIn && (
        <Notice tone="info" quiet action={<Link href={`/orders/${correctedIn}`}>{sankalpa.openOrder}</Link>}>
          {sankalpa.byOrder}
        </Notice>
      )}
      <p>{messages.text}</p>
      {words.map((word, index) => (
        <fieldset key={word.name} className={styles.pair}>
          <legend className={styles.heading}>{word.name}</legend>
          <TextField name={`words.${index}.latin`} label={messages.latin} />
          <TextField name={`words.${index}.devanagari`} label={messages.devanagari} lang="sa" />
        </fieldset>
      ))}
      <FormFailure />
    </FormDialog>
  )
}
