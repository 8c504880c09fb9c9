import { useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import { useMessages } from '../messages.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { CALLS, PUBLIC_PAGES } from '../records/record.ts'
import type { RecordForm } from '../records/use-record-form.ts'

/** The buttons for the whole ritual or article: save and publish. */
export function PublicationActions({ form }: { form: RecordForm }) {
  const { editor, publication } = useMessages()
  const [isPublishing, setIsPublishing] = useState(false)
  const { base, isDirty } = form

  return (
    <>
      <Button
        size="compact"
        busy={form.save.isBusy}
        disabled={!isDirty}
        aria-keyshortcuts="Control+S"
        onClick={() => void saveDraft(form, editor.saved)}
      >
        {editor.save}
      </Button>
      <Button
        kind="primary"
        size="compact"
        disabled={base.state === 'published' && !isDirty}
        onClick={() => setIsPublishing(true)}
      >
        {base.published ? publication.publishChanges : publication.publish}
      </Button>
      {isPublishing && <PublishDialog form={form} onClose={() => setIsPublishing(false)} />}
    </>
  )
}

/** Less frequent actions for the whole ritual or article, in a menu. */
export function RecordMenu({ form }: { form: RecordForm }) {
  const { editor, publication, list } = useMessages()
  const api = useApi()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { base } = form
  const { published, scheduled } = base
  const path = { id: base.id }

  const unschedule = useAction(async () => {
    await form.accept(api.delete(`${CALLS[form.kind]}/{id}/schedule`, { path }))
  })

  return (
    <>
      <Menu
        label={editor.more}
        items={[
          {
            id: 'open',
            text: list.open,
            reason: published ? undefined : list.noPage,
            onSelect: () => void window.open(`${PUBLIC_PAGES[form.kind]}/${base.id}`, '_blank', 'noopener'),
          },
          {
            id: 'unschedule',
            text: publication.unschedule,
            reason: scheduled ? undefined : publication.notScheduled,
            onSelect: () => void unschedule.run(),
          },
          {
            id: 'withdraw',
            text: publication.withdraw,
            isDangerous: true,
            reason: published ? undefined : publication.notPublished,
            onSelect: () => setIsWithdrawing(true),
          },
        ]}
      />
      {isWithdrawing && <WithdrawDialog form={form} onClose={() => setIsWithdrawing(false)} />}
    </>
  )
}

export async function saveDraft(form: RecordForm, saved: string): Promise<void> {
  if (form.isDirty && (await form.save.run())) showToast({ title: saved })
}
