import { useContext, useEffect, useRef, useState } from 'react'
import { warnBeforeLeaving } from '../data/warn-before-leaving.ts'
import { LateConfirmDialog } from '../overlays/lazy-confirm-dialog.tsx'
import { FormKitContext } from './form-context.ts'

type LeaveDialogProps = {
  isDirty: boolean
  words: Record<'title' | 'text' | 'leave', string> & { stay?: string }
  /** True if a change of the query in the page address also loses the input. Otherwise only a change of the path loses the input. */
  isOfQuery?: boolean | undefined
  /** Called when the user leaves the page and discards the changes. */
  onLeave?: () => void
}

/**
 * Asks before the user leaves a page with unsaved changes. `words` are the texts of the dialog. Inside a form, text that is still being typed is also
 * an unsaved change.
 */
export function LeaveDialog({ isDirty, words, isOfQuery = false, onLeave }: LeaveDialogProps) {
  const hasUnsaved = useContext(FormKitContext)?.hasUnsaved === true
  const guard = useLeaveGuard(isDirty || hasUnsaved, isOfQuery)
  return (
    <LateConfirmDialog
      open={guard.isAsking}
      title={words.title}
      yes={words.leave}
      back={words.stay}
      isDangerous
      onYes={() => {
        onLeave?.()
        guard.leave()
      }}
      onClose={guard.stay}
    >
      <p>{words.text}</p>
    </LateConfirmDialog>
  )
}

/** Asks before the user leaves a page with unsaved changes, either by a link of the panel or by leaving the document. */
function useLeaveGuard(isDirty: boolean, isOfQuery: boolean) {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    const endWarning = warnBeforeLeaving(() => !isLeaving.current)
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a') : null
      if (isLeaving.current || !target || !leavesPage(target, event, isOfQuery)) return
      event.preventDefault()
      event.stopPropagation()
      setLink(target)
    }
    document.addEventListener('click', press, true)
    return () => {
      endWarning()
      document.removeEventListener('click', press, true)
    }
  }, [isDirty, isOfQuery])

  return {
    isAsking: link !== undefined,
    stay: () => setLink(undefined),
    leave: () => {
      isLeaving.current = true
      setLink(undefined)
      link?.click()
    },
  }
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent, isOfQuery: boolean): boolean {
  const opensElsewhere =
    link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  const isOther = link.pathname !== location.pathname || (isOfQuery && link.search !== location.search)
  return !opensElsewhere && link.protocol === location.protocol && isOther
}
