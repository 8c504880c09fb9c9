import { useId } from 'react'
import type { z } from 'zod'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { picturePath } from '../../paths.ts'
import { isUprightOrSquare } from '../../rules.ts'
import { type MediaDetail, mediaEdit, type MediaView } from '../../schemas.ts'
import { FocusField } from './focus-field.tsx'
import styles from './media-dialog.module.css'
import { useMessages } from './messages.ts'

const PAGES: Record<string, string> = {
  ritual: '/rituals',
  article: '/articles',
  page: '/pages',
  settings: '/settings',
}

const schema = mediaEdit.omit({ version: true })

type MediaDialogProps = { file: MediaView; onClose: () => void; onChanged: () => void }

/**
 * The dialog of one file: its description in both languages, its focal point, the places where the file is used, and a button that deletes
 * the file.
 */
export function MediaDialog({ file, onClose, onChanged }: MediaDialogProps) {
  const messages = useMessages()
  const api = useApi()
  const id = useId()
  const path = { id: file.id }
  const { data } = useApiQuery('/api/admin/media/{id}', { path })
  const form = useSchemaForm({ schema, defaultValues: { alt: file.alt, focus: file.focus } })

  async function save(edit: z.input<typeof schema>): Promise<void> {
    await api.put('/api/admin/media/{id}', { path, body: { ...edit, version: file.version } })
    onChanged()
    onClose()
  }

  async function remove(): Promise<void> {
    await api.delete('/api/admin/media/{id}', { path })
    onChanged()
    onClose()
  }

  return (
    <Dialog
      open
      size="form"
      title={file.name || messages.edit}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <ConfirmButton
            text={messages.remove}
            button={{ kind: 'danger', size: 'control', disabled: !data || data.uses.length > 0 }}
            title={messages.removeSure}
            isDangerous
            call={remove}
          />
          <SubmitButton of={form} form={id}>
            {messages.save}
          </SubmitButton>
        </div>
      }
    >
      <Form
        form={form}
        id={id}
        onSubmit={save}
        className={styles.form}
        data-beside={isUprightOrSquare(file) || undefined}
      >
        <FormFailure besideFaults />
        {file.kind === 'image' && (
          <FocusField
            src={picturePath(file.id, 640, 'webp')}
            value={form.watch('focus')}
            onChange={(focus) => form.setValue('focus', focus)}
          />
        )}
        {file.kind === 'video' && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording of the staff's own
          <video className={styles.film} src={file.url} controls preload="metadata" />
        )}
        {file.kind === 'audio' && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
          <audio src={file.url} controls preload="metadata" />
        )}
        <div className={styles.words}>
          <div className={styles.alts}>
            <TextField name="alt.ru" label={messages.altRu} hint={messages.altHint} lang="ru" maxLength={300} />
            <TextField name="alt.en" label={messages.altEn} hint={messages.altHint} lang="en" maxLength={300} />
          </div>
          <p className={styles.line}>
            <code title={file.url}>{shortened(file.url)}</code>{' '}
            <CopyButton text={file.url} labels={messages.copyLabels} />
          </p>
          {data && <MediaUses uses={data.uses} />}
        </div>
      </Form>
    </Dialog>
  )
}

type Use = MediaDetail['uses'][number]

/** The places where a file is used, with links to their editors. */
export function MediaUses({ uses }: { uses: Use[] }) {
  const messages = useMessages()
  if (uses.length === 0) return <p className={styles.quiet}>{messages.unused}</p>
  return (
    <section className={styles.uses}>
      <h3>{messages.uses}</h3>
      <ul data-plain>
        {uses.map((use) => (
          <li key={`${use.subject} ${use.id}`}>
            {messages.usedBy[use.subject] ?? use.subject} <UseName use={use} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of a page, or the first digits of a proof's number. */
function UseName({ use: { subject, id, name } }: { use: Use }) {
  const lang = useLang()
  const page = PAGES[subject]
  if (!page) return `#${id.slice(0, 8)}`
  return <Link href={`${page}/${id}`}>{name?.[lang] || name?.ru || id}</Link>
}

/** A URL with its long id shortened in the middle. The button beside it copies the whole URL. */
function shortened(url: string): string {
  return url.replace(/([0-9a-f]{6})[0-9a-f]{22}([0-9a-f]{4})/, '$1…$2')
}
