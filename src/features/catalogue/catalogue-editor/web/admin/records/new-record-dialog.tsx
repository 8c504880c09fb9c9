import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { useApi } from '#ui/data/api.ts'
import { FormDialog } from '#ui/forms/form-dialog.tsx'
import { FormFailure } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { toSlug } from '../../../rules.ts'
import { KINDS } from '../../../schemas-kinds.ts'
import { useMessages } from '../messages.ts'
import { CALLS, PAGES } from './record.ts'
import styles from './form.module.css'

type FormValues = { ru: { name: string }; en: { name: string }; id: string }
type NewRecordDialogProps = { kind: RecordKind; open: boolean; onClose: () => void }

const toRecord = ({ id, ...names }: FormValues) => ({ ...names, ...(id && { id }) })

/** The dialog for the names and the id of a new ritual or article. All other fields are edited on its page. */
export function NewRecordDialog({ kind, open, onClose }: NewRecordDialogProps) {
  const messages = useMessages()
  const api = useApi()
  const { go } = useNavigation()
  const form = useSchemaForm({
    schema: KINDS[kind].creation,
    defaultValues: { ru: { name: '' }, en: { name: '' }, id: '' },
    toInput: toRecord,
  })
  const [nameRu, nameEn] = form.watch(['ru.name', 'en.name'])

  async function create(): Promise<void> {
    const record = await api.post(CALLS[kind], { body: toRecord(form.getValues()) })
    go(`${PAGES[kind]}/${record.id}`)
  }

  return (
    <FormDialog
      open={open}
      title={messages.kinds[kind].create}
      submit={messages.create.submit}
      onClose={onClose}
      form={form}
      onSubmit={create}
      className={styles.form}
    >
      <TextField
        name="ru.name"
        label={messages.create.nameRu}
        placeholder={kind === 'ritual' ? 'Сурья-ягья' : 'О топлёном масле'}
        data-autofocus
      />
      <TextField
        name="en.name"
        label={messages.create.nameEn}
        placeholder={kind === 'ritual' ? 'Surya yagya' : 'On ghee'}
      />
      <TextField
        name="id"
        label={messages.create.id}
        hint={messages.create.idHint}
        placeholder={toSlug(nameRu) || toSlug(nameEn)}
        spellCheck={false}
        autoCapitalize="none"
      />
      <FormFailure />
    </FormDialog>
  )
}
