import { useState } from 'react'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Field } from '#ui/field.tsx'
import { useNavigation } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAction } from '#ui/use-action.ts'
import { slugOf } from '../../rules.ts'
import { useMessages } from './messages.ts'
import { CALLS, PAGES } from './record.ts'
import styles from './form.module.css'

type NewRecordDialogProps = { kind: RecordKind; open: boolean; onClose: () => void }

/** The names and the id of a new record; the rest is written on its page. */
export function NewRecordDialog({ kind, open, onClose }: NewRecordDialogProps) {
  const messages = useMessages()
  const api = useApi()
  const { go } = useNavigation()
  const [nameRu, setNameRu] = useState('')
  const [nameEn, setNameEn] = useState('')
  const [id, setId] = useState('')
  const create = useAction(async () => {
    const body = { ru: { name: nameRu }, en: { name: nameEn }, ...(id && { id }) }
    const record = await api.post(CALLS[kind], { body })
    go(`${PAGES[kind]}/${record.id}`)
  })
  const { faults } = create
  const hasFaults = Object.keys(faults).length > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.kinds[kind].create}
      closeLabel={messages.publication.cancel}
      foot={
        <DialogButtons back={messages.publication.cancel} onBack={onClose}>
          <Button kind="primary" type="submit" form="new-record" busy={create.isBusy}>
            {messages.create.submit}
          </Button>
        </DialogButtons>
      }
    >
      <form
        id="new-record"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create.run()
        }}
      >
        <Field
          label={messages.create.nameRu}
          value={nameRu}
          onChange={setNameRu}
          placeholder={kind === 'ritual' ? 'Сурья-ягья' : 'О топлёном масле'}
          error={faults['ru.name']}
          data-autofocus
        />
        <Field
          label={messages.create.nameEn}
          value={nameEn}
          onChange={setNameEn}
          placeholder={kind === 'ritual' ? 'Surya yagya' : 'On ghee'}
          error={faults['en.name']}
        />
        <Field
          label={messages.create.id}
          hint={messages.create.idHint}
          value={id}
          onChange={setId}
          placeholder={slugOf(nameRu) || slugOf(nameEn)}
          spellCheck={false}
          autoCapitalize="none"
          error={faults.id}
        />
        {create.failure && !hasFaults && <Notice tone="danger">{create.failure}</Notice>}
      </form>
    </Dialog>
  )
}
