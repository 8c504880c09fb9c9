import { useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { SpellingView } from '../../schemas-sheet.ts'
import { useMessages } from './messages.ts'
import styles from './schedule-dialog.module.css'

type SpellingDialogProps = { words: SpellingView[]; onClose: () => void; onSaved: () => void }

/** The words of one name, each in Latin and Devanagari. Only what was changed is written. */
export function SpellingDialog({ words, onClose, onSaved }: SpellingDialogProps) {
  const { sankalpa } = useMessages()
  const { spelling: messages } = sankalpa
  const lang = useLang()
  const api = useApi()
  const [typed, setTyped] = useState(words)
  const save = useAction(async () => {
    const changed = typed.filter(
      (word, index) => word.latin !== words[index]?.latin || word.devanagari !== words[index]?.devanagari,
    )
    for (const body of changed) await api.put('/api/admin/name-spellings', { query: { lang }, body })
    if (changed.length > 0) showToast({ title: messages.saved })
    onSaved()
    onClose()
  })
  const change = (at: number, part: Partial<SpellingView>) =>
    setTyped(typed.map((word, index) => (index === at ? { ...word, ...part } : word)))
  return (
    <Dialog open onClose={onClose} title={messages.title} closeLabel={messages.close}>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          void save.run()
        }}
      >
        <p>{messages.text}</p>
        {typed.map((word, index) => (
          <fieldset key={word.name} className={styles.pair}>
            <legend className={styles.heading}>{word.name}</legend>
            <Field label={messages.latin} value={word.latin} onChange={(latin) => change(index, { latin })} />
            <Field
              label={messages.devanagari}
              lang="sa"
              value={word.devanagari}
              onChange={(devanagari) => change(index, { devanagari })}
            />
          </fieldset>
        ))}
        {save.failure !== undefined && <Notice tone="danger" title={Object.values(save.faults)[0] ?? save.failure} />}
        <DialogButtons back={messages.cancel} onBack={onClose}>
          <Button type="submit" kind="primary" busy={save.isBusy}>
            {messages.save}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
