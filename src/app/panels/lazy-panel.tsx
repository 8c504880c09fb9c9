import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useAppMessages } from '../shell/messages.ts'

type LatePanelProps<Props> = {
  open: boolean
  load: () => Promise<ComponentType<Props>>
  onClose: () => void
  /** True if the page can be reloaded without losing typed text. */
  mayReload?: boolean
  children: (Panel: ComponentType<Props>) => ReactNode
}

/** A panel whose code is loaded when the panel is first opened. If loading fails, the next opening tries again. */
export function LatePanel<Props>({ open, load, onClose, mayReload = false, children }: LatePanelProps<Props>) {
  const { loading } = useAppMessages()
  const [Panel, setPanel] = useState<ComponentType<Props>>()
  const [isMissing, setMissing] = useState(false)
  const ask = useEffectEvent(load)
  useEffect(() => {
    if (!open) return
    let isWanted = true
    ask().then(
      // A component may be a function, and setState would call it. So the component is wrapped in another function.
      (loaded) => setPanel(() => loaded),
      () => isWanted && setMissing(true),
    )
    return () => {
      isWanted = false
      setMissing(false)
    }
  }, [open])

  if (Panel) return children(Panel)
  if (!open) return null
  return isMissing ? <Fault onClose={onClose} mayReload={mayReload} /> : <ProgressLine active label={loading} />
}

/**
 * Uses the browser's own dialog, because the code of toasts and of our dialogs may also fail to load. Some browsers never load a failed
 * module again, so the reliable way is to reload the page. After the reload the panels of the shop are open again.
 */
function Fault({ onClose, mayReload }: { onClose: () => void; mayReload: boolean }) {
  const { fault, toast } = useAppMessages()
  return (
    <dialog ref={show} aria-label={fault.title} style={{ margin: 'auto', border: 0 }} onClose={onClose}>
      <Notice tone="danger" title={fault.title}>
        <p>{fault.panel}</p>
        <form method="dialog">
          {mayReload && (
            <Button kind="primary" onClick={() => location.reload()}>
              {fault.retry}
            </Button>
          )}{' '}
          <Button type="submit" kind="quiet">
            {toast.close}
          </Button>
        </form>
      </Notice>
    </dialog>
  )
}

function show(dialog: HTMLDialogElement | null): void {
  dialog?.showModal()
}
