import { useEffect } from 'react'

/** In this time (in milliseconds) the code that closed a dialog or menu can return the focus itself. */
const PAUSE = 100

/**
 * Keeps the focus near its last place. If the focused element is removed or disabled, the nearest remaining ancestor gets the focus, and the next Tab
 * continues from there. If no ancestor is left, the main part of the page gets the focus. Without this hook a press on "remove", "save" or "back"
 * would move keyboard users to the top of the document.
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

/** Returns the element and its ancestors, starting with the element. */
function pathFrom(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  return parentElement && parentElement !== document.body ? [element, ...pathFrom(parentElement)] : [element]
}

/** True if the focused element was removed or disabled. A click on an empty area also causes a blur, but does not remove the element. */
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
