import { useState } from 'react'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { picturePath } from '../../paths.ts'
import { isUpright } from '../../rules.ts'
import type { MediaView } from '../../schemas.ts'
import { FocusField } from './focus-field.tsx'
import styles from './media-dialog.module.css'
import { MediaUses } from './media-uses.tsx'
import { useMessages } from './messages.ts'

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
      <div className={styles.form} data-beside={isUpright(file) || undefined}>
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

/** An address with its long id shortened in the middle; the button beside it copies all of it. */
function shortened(url: string): string {
  return url.replace(/([0-9a-f]{6})[0-9a-f]{22}([0-9a-f]{4})/, '$1…$2')
}
