import { useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useAction } from '#ui/use-action.ts'
import type { AdminGroupDetail } from '../../schemas.ts'
import { useMessages } from './messages.ts'

/** Ends the sale for good; asked twice, for it cannot be taken back. */
export function CallOff({ group, onChanged }: { group: AdminGroupDetail; onChanged: () => void }) {
  const messages = useMessages()
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const stop = () => setIsAsking(false)
  const off = useAction(async () => {
    const body = { version: group.version }
    await api.post('/api/admin/group-rituals/{id}/cancellation', { path: { id: group.id }, body })
    stop()
    onChanged()
  }, onChanged)
  return (
    <div>
      <Button size="compact" kind="danger" onClick={() => setIsAsking(true)}>
        {messages.callOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.callOffSure}
        yes={messages.callOff}
        back={messages.cancel}
        closeLabel={messages.close}
        isDangerous
        action={off}
        onYes={() => void off.run()}
        onClose={stop}
      >
        <p>{messages.callOffText}</p>
      </ConfirmDialog>
    </div>
  )
}
