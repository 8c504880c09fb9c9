import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { useAction } from '#ui/use-action.ts'
import type { AdminGroupDetail } from '../../schemas.ts'
import { useMessages } from './messages.ts'

/** Ends the sale for good; asked twice, for it cannot be taken back. */
export function CallOff({ group, onChanged }: { group: AdminGroupDetail; onChanged: () => void }) {
  const messages = useMessages()
  const { call } = usePanel()
  const [isAsking, setIsAsking] = useState(false)
  const stop = () => setIsAsking(false)
  const off = useAction(async () => {
    const body = { version: group.version }
    await call(`/api/admin/group-rituals/${group.id}/cancellation`, { method: 'POST', body })
    stop()
    onChanged()
  }, onChanged)
  const foot = (
    <DialogButtons back={messages.cancel} onBack={stop}>
      <Button kind="danger" busy={off.isBusy} onClick={() => void off.run()}>
        {messages.callOff}
      </Button>
    </DialogButtons>
  )
  return (
    <div>
      <Button size="compact" kind="danger" onClick={() => setIsAsking(true)}>
        {messages.callOff}
      </Button>
      <Dialog open={isAsking} title={messages.callOffSure} closeLabel={messages.close} onClose={stop} foot={foot}>
        <p>{messages.callOffText}</p>
        {off.failure && <Notice tone="danger">{off.failure}</Notice>}
      </Dialog>
    </div>
  )
}
