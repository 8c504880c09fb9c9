import { type RefObject, useEffect } from 'react'

/**
 * Moves the dialog around an element into the area above a phone's on-screen keyboard. The keyboard does not change the height of the
 * window, so the field would be under the keyboard. While the page is zoomed, nothing changes.
 */
export function useVisibleArea(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const { visualViewport: area } = window
    if (!dialog || !area) return
    const fit = () => {
      const isZoomed = Math.abs(area.scale - 1) > 0.01
      dialog.style.setProperty('--visible-top', isZoomed ? '0px' : `${area.offsetTop}px`)
      dialog.style.setProperty('--visible-height', isZoomed ? '100dvh' : `${area.height}px`)
    }
    fit()
    area.addEventListener('resize', fit)
    area.addEventListener('scroll', fit)
    return () => {
      area.removeEventListener('resize', fit)
      area.removeEventListener('scroll', fit)
      dialog.style.removeProperty('--visible-top')
      dialog.style.removeProperty('--visible-height')
    }
  }, [inside])
}
