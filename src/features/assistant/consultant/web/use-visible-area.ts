import { type RefObject, useEffect } from 'react'

/**
 * Fits the dialog around an element into what a phone's on-screen keyboard leaves of the window: the window itself stays as high as it
 * was, and the field would lie under the keyboard. While the page is zoomed the window is left as it is.
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
