import { useEffect, useRef, useState } from 'react'
import { warnBeforeLeaving } from '../data/warn-before-leaving.ts'

/** Asks before a page with unsaved changes is left, by a link of the panel or by unloading the document. */
export function useLeaveGuard(isDirty: boolean) {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isDirty) return
    const endWarning = warnBeforeLeaving(() => !isLeaving.current)
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a') : null
      if (isLeaving.current || !target || !leavesPage(target, event)) return
      event.preventDefault()
      event.stopPropagation()
      setLink(target)
    }
    document.addEventListener('click', press, true)
    return () => {
      endWarning()
      document.removeEventListener('click', press, true)
    }
  }, [isDirty])

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

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere =
    link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  return !opensElsewhere && link.pathname !== location.pathname
}
