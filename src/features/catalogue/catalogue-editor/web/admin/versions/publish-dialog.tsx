import { useState } from 'react'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { useApi } from '#ui/data/api.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Field } from '#ui/forms/field.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import type { FieldPath } from '../../../model.ts'
import { splitPath } from '../../../rules-fields.ts'
import { publicationFaults } from '../../../rules.ts'
import { PriceChange } from '../fields/price-fields.tsx'
import { useMessages } from '../messages.ts'
import styles from '../records/form.module.css'
import { CALLS } from '../records/record.ts'
import type { RecordForm } from '../records/use-record-form.ts'

/** Publishes the text on the screen, now or at a later time. If fields are missing, lists them and disables the button. */
export function PublishDialog({ form, onClose }: { form: RecordForm; onClose: () => void }) {
  const { publication, fields } = useMessages()
  const { now } = usePanel()
  const api = useApi()
  const [isLater, setIsLater] = useState(false)
  const [at, setAt] = useState('')
  const [isPast, setIsPast] = useState(false)
  // `publicationFaults` returns only paths of fields.
  const missing = publicationFaults(form.content).map(({ path }) => path as FieldPath)
  const moment = at ? new Date(at) : undefined
  const publish = useAction(async (version: number) => {
    const body = { published: true, version, ...(isLater && moment && { at: moment.toISOString() }) }
    // If another person has saved a new version in the meantime, the shop publishes nothing, and the form shows the new version.
    await form.accept(api.post(`${CALLS[form.kind]}/{id}/publication`, { path: { id: form.base.id }, body }))
    onClose()
    showToast({ title: isLater ? publication.scheduledDone : publication.published })
  })

  async function go(): Promise<void> {
    const hasPassed = isLater && !(moment && moment > now())
    setIsPast(hasPassed)
    if (hasPassed) return
    const version = await form.saveChanges()
    if (version === undefined) return onClose()
    await publish.run(version)
  }

  return (
    <ConfirmDialog
      title={publication.dialogTitle}
      yes={isLater ? publication.schedule : publication.publish}
      disabled={missing.length > 0}
      action={{
        isBusy: publish.isBusy || form.save.isBusy,
        failure: publish.problem?.code === 'conflict.version' ? publication.savedMeanwhile : publish.failure,
      }}
      onYes={() => void go()}
      onClose={onClose}
    >
      <div className={styles.form}>
        {missing.length > 0 ? (
          <Notice tone="warn" title={publication.missing} quiet>
            <ul className={styles.links}>
              {missing.map((path) => {
                const { lang, field } = splitPath(path)
                return (
                  <li key={path}>
                    {fields[field as keyof typeof fields]} · {lang?.toUpperCase()}
                  </li>
                )
              })}
            </ul>
          </Notice>
        ) : (
          form.isDirty && <p>{publication.unsavedFirst}</p>
        )}
        {'price' in form.content && (
          <PriceChange
            ritualId={form.base.id}
            price={Number.isFinite(form.content.price) ? form.content.price : NaN}
            publishedPrice={form.base.publishedPrice ?? null}
            terms={form.content.terms ?? null}
            shopTerms={form.base.shopTerms ?? DEFAULT_TERMS}
          />
        )}
        <div className={styles.choices} role="radiogroup" aria-label={publication.at}>
          {[false, true].map((later) => (
            <label key={String(later)} className={styles.choice}>
              <input type="radio" name="when" checked={isLater === later} onChange={() => setIsLater(later)} />
              {later ? publication.later : publication.now}
            </label>
          ))}
        </div>
        {isLater && (
          <Field
            type="datetime-local"
            label={publication.at}
            hint={publication.atHint(new Intl.DateTimeFormat().resolvedOptions().timeZone)}
            value={at}
            onChange={setAt}
            error={isPast ? publication.atPast : undefined}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
