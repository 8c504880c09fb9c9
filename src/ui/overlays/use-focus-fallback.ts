import { useEffect } from 'react'

/** Time in milliseconds for the closing code to return the focus itself. */
const PAUSE = 100

/**
 * Keeps the focus near its last place: when the focused element is removed or disabled, the nearest ancestor takes the focus, and the
 * next Tab continues from there; if none is left, the page's main part does. Otherwise a press on "remove", "save" or Back would send
 * keyboard users to the top of the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement ? pathFrom(target) : []
    }
    const keep = () => {
      const [last, ...around] = path
      if (!last || !isLost(last) || around.some(takeFocus)) return
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'open'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

/** The element itself first, then its ancestors. */
function pathFrom(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  return parentElement && parentElement !== document.body ? [element, ...pathFrom(parentElement)] : [element]
}

/** Whether the element was removed or disabled, and not just left: a click on an empty area blurs it too. */
function isLost(last: HTMLElement): boolean {
  const { activeElement, body } = document
  if (activeElement !== body && activeElement !== last) return false
  return !last.isConnected || last.matches(':disabled') || !last.checkVisibility()
}

function takeFocus(box: HTMLElement): boolean {
  if (!box.isConnected) return false
  const hasPlace = box.hasAttribute('tabindex')
  if (!hasPlace) {
    box.tabIndex = -1
    box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true })
  }
  box.focus({ preventScroll: true })
  if (document.activeElement === box) return true
  if (!hasPlace) box.removeAttribute('tabindex')
  return false
}
