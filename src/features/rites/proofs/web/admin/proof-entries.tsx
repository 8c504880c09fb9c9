import type { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { MediaView } from '#features/platform/media/schemas.ts'
import { ACCEPTED, FileButton } from '#features/platform/media/web/admin/file-button.tsx'
import { UploadList } from '#features/platform/media/web/admin/upload-list.tsx'
import { useUploads } from '#features/platform/media/web/admin/use-uploads.ts'
import { useApi } from '#ui/data/api.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TEXT } from '../../model.ts'
import { type AdminEntry, type AdminProof, entryInput } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { ProofFile } from './proof-file.tsx'
import { FilesFault } from './proof-fields.tsx'
import styles from './proofs-page.module.css'

type ProofEntriesProps = { proof: AdminProof; onChanged: () => void }

/** The report entries by day. The customer sees each change immediately. Staff can change the entries until the proof is published. */
export function ProofEntries({ proof, onChanged }: ProofEntriesProps) {
  const { log: messages } = useMessages()
  const { can } = usePanel()
  const mayChange = proof.state === 'draft' && can('proofs.publish')
  if (!mayChange && proof.entries.length === 0) return null
  return (
    <Section className={styles.part} title={messages.title}>
      <p className={styles.hint}>{messages.text}</p>
      {proof.entries.length > 0 && (
        <ol data-plain className={styles.files}>
          {proof.entries.map((entry) => (
            <Entry key={entry.id} proofId={proof.id} entry={entry} mayChange={mayChange} onChanged={onChanged} />
          ))}
        </ol>
      )}
      {mayChange && <AddEntry proofId={proof.id} onChanged={onChanged} />}
    </Section>
  )
}

type EntryProps = { proofId: string; entry: AdminEntry; mayChange: boolean; onChanged: () => void }

function Entry({ proofId, entry, mayChange, onChanged }: EntryProps) {
  const { log: messages } = useMessages()
  const lang = useLang()
  const api = useApi()
  const day = formatDay(entry.day, lang)
  const path = { id: proofId, entryId: entry.id }
  return (
    <li>
      <p className={styles.fileLine}>
        <strong>{day}</strong>
        {mayChange && (
          <ConfirmButton
            text={messages.remove}
            button={{ kind: 'quiet', 'aria-label': messages.removeOf(day) }}
            title={messages.removeSure(day)}
            isDangerous
            call={async () => await api.delete('/api/admin/proofs/{id}/entries/{entryId}', { path })}
            onClose={onChanged}
          >
            <p>{messages.removeText}</p>
          </ConfirmButton>
        )}
      </p>
      {notesOf(entry).map((note) => (
        <p key={note} className={styles.note} dir="auto">
          {note}
        </p>
      ))}
      {entry.media.map((file) => (
        <ProofFile key={file.id} file={file} />
      ))}
    </li>
  )
}

/** Returns the notes in both languages, without empty and equal notes. */
function notesOf({ note }: AdminEntry): string[] {
  return [...new Set([note.ru, note.en])].filter((text) => text !== '')
}

type Typed = { day: string; note: { ru: string; en: string }; media: MediaView[] }

function AddEntry({ proofId, onChanged }: { proofId: string; onChanged: () => void }) {
  const messages = useMessages()
  const { now } = usePanel()
  const api = useApi()
  const today = dayAtPlace(now())
  const empty: Typed = { day: today, note: { ru: '', en: '' }, media: [] }
  const form = useSchemaForm({
    schema: entryInput,
    defaultValues: empty,
    toInput: ({ media, ...typed }: Typed) => ({ ...typed, media: media.map(({ id }) => id) }),
  })
  const uploads = useUploads('staff', (file) =>
    form.setValue('media', [...form.getValues('media'), file], { shouldDirty: true }),
  )

  async function add(body: z.input<typeof entryInput>): Promise<void> {
    await api.post('/api/admin/proofs/{id}/entries', { path: { id: proofId }, body })
    for (const { key } of uploads.items) uploads.dismiss(key)
    form.reset(empty)
    showToast({ title: messages.log.added })
    onChanged()
  }

  return (
    <Form form={form} onSubmit={add} onConflict={onChanged} className={styles.form} aria-label={messages.log.add}>
      <TextField name="day" type="date" label={messages.log.day} max={today} required />
      <TextAreaField
        name="note.ru"
        lang="ru"
        label={messages.log.noteRu}
        hint={messages.noteHint}
        maxLength={MAX_TEXT}
      />
      <TextAreaField
        name="note.en"
        lang="en"
        label={messages.log.noteEn}
        hint={messages.noteHint}
        maxLength={MAX_TEXT}
      />
      {form.watch('media').map((file) => (
        <ProofFile key={file.id} file={file} />
      ))}
      <FilesFault />
      <UploadList uploads={uploads} />
      <FormFailure besideFaults />
      <div className={styles.acts}>
        <FileButton text={messages.addFiles} accept={ACCEPTED} size="compact" onFiles={uploads.add} />
        <SubmitButton kind="secondary" size="compact" disabled={uploads.isBusy}>
          {messages.log.add}
        </SubmitButton>
      </div>
    </Form>
  )
}
