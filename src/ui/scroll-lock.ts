let locks = 0

/** Stops the page from scrolling and keeps the width its scrollbar took, so nothing moves. Returns the way back; locks nest. */
export function lockScroll(): () => void {
  const root = document.documentElement
  const scrollbar = window.innerWidth - root.clientWidth
  locks += 1
  if (locks === 1) {
    root.style.overflow = 'hidden'
    if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`
  }
  let released = false
  return () => {
    if (released) return
    released = true
    locks -= 1
    if (locks > 0) return
    root.style.overflow = ''
    root.style.paddingInlineEnd = ''
  }
}
