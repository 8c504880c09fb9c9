import { useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import styles from './consultant-panel.module.css'
import { deleteKeptConversations, keepConversation, useConversation } from './conversation.ts'
import { useConsultantMessages } from './messages.ts'

/** The reader's choice to store the conversation, off by default, and the button to delete it. */
export function StoreConversation() {
  const { keep } = useConsultantMessages()
  const keeps = useConversation((conversation) => conversation.keeps)
  const hasKept = useConversation(({ transcript }) => transcript.keptIds.length > 0)
  const { deletion, isDeleting, hasFailed } = useDeletion()
  return (
    <div className={styles.keep}>
      <label className={styles.check}>
        <input type="checkbox" checked={keeps} onChange={(event) => keepConversation(event.target.checked)} />
        <span>{keep.label}</span>
      </label>
      <p>
        {hasKept ? keep.kept : keep.hint} <Link href="/privacy">{keep.more}</Link>
      </p>
      {hasKept && (
        <Button busy={isDeleting} onClick={deletion}>
          {keep.delete}
        </Button>
      )}
      {hasFailed && <Notice tone="danger">{keep.notDeleted}</Notice>}
    </div>
  )
}

function useDeletion() {
  const { keep } = useConsultantMessages()
  const lang = useLang()
  const [isDeleting, setIsDeleting] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function deletion(): Promise<void> {
    setIsDeleting(true)
    const isDeleted = await deleteKeptConversations(lang).then(
      () => true,
      () => false,
    )
    setIsDeleting(false)
    setHasFailed(!isDeleted)
    if (isDeleted) showToast({ title: keep.deleted })
  }

  return { deletion, isDeleting, hasFailed }
}
