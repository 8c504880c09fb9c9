import { useState } from 'react'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { useAction } from '#ui/data/use-action.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { picturePath } from '../../paths.ts'
import { isUprightOrSquare } from '../../rules.ts'
import type { MediaDetail, MediaView } from '../../schemas.ts'
import { FocusField } from './focus-field.tsx'
import styles from './media-dialog.module.css'
import { useMessages } from './messages.ts'

const PAGES: Record<string, string> = { ritual: '/rituals', article: '/articles' }

type MediaDialogProps = { file: MediaView; onClose: () => void; onChanged: () => void }

/** One file: its description in both languages, its focus point, where it is used, and deletion. */
export function MediaDialog({ file, onClose, onChanged }: MediaDialogProps) {
  const messages = useMessages()
  const api = useApi()
  const [alt, setAlt] = useState(file.alt)
  const [focus, setFocus] = useState(file.focus)
  const [isSure, setIsSure] = useState(false)
  const { data } = useApiQuery('/api/admin/media/{id}', { path: { id: file.id } })
  const save = useAction(() =>
    api.put('/api/admin/media/{id}', { path: { id: file.id }, body: { version: file.version, alt, focus } }),
  )
  const remove = useAction(() => api.delete('/api/admin/media/{id}', { path: { id: file.id } }))
  const done = (isDone: boolean) => {
    if (!isDone) return
    onChanged()
    onClose()
  }
  const failure = save.failure ?? remove.failure
  return (
    <Dialog
      open
      size="form"
      title={file.name || messages.edit}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          {isSure ? (
            <>
              <span>{messages.removeSure}</span>
              <Button onClick={() => setIsSure(false)}>{messages.cancel}</Button>
              <Button kind="danger" busy={remove.isBusy} onClick={() => void remove.run().then(done)}>
                {messages.removeYes}
              </Button>
            </>
          ) : (
            <>
              <Button kind="danger" disabled={!data || data.uses.length > 0} onClick={() => setIsSure(true)}>
                {messages.remove}
              </Button>
              <Button kind="primary" busy={save.isBusy} onClick={() => void save.run().then(done)}>
                {messages.save}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className={styles.form} data-beside={isUprightOrSquare(file) || undefined}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {file.kind === 'image' && (
          <FocusField src={picturePath(file.id, 640, 'webp')} value={focus} onChange={setFocus} />
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
            <Field
              label={messages.altRu}
              hint={messages.altHint}
              lang="ru"
              maxLength={300}
              value={alt.ru}
              onChange={(ru) => setAlt({ ...alt, ru })}
              error={save.faults['alt.ru']}
            />
            <Field
              label={messages.altEn}
              hint={messages.altHint}
              lang="en"
              maxLength={300}
              value={alt.en}
              onChange={(en) => setAlt({ ...alt, en })}
              error={save.faults['alt.en']}
            />
          </div>
          <p className={styles.line}>
            <code title={file.url}>{shortened(file.url)}</code>{' '}
            <CopyButton text={file.url} labels={messages.copyLabels} />
          </p>
          {data && <MediaUses uses={data.uses} />}
        </div>
      </div>
    </Dialog>
  )
}

type Use = MediaDetail['uses'][number]

/** Where a file is used, with links to the editors. */
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

/** A page by its name, a proof by the first digits of its number. */
function UseName({ use: { subject, id, name } }: { use: Use }) {
  const lang = useLang()
  const page = PAGES[subject]
  if (!page) return `#${id.slice(0, 8)}`
  return <Link href={`${page}/${id}`}>{name?.[lang] || name?.ru || id}</Link>
}

/** An address with its long id shortened in the middle; the button beside it copies all of it. */
function shortened(url: string): string {
  return url.replace(/([0-9a-f]{6})[0-9a-f]{22}([0-9a-f]{4})/, '$1…$2')
}
