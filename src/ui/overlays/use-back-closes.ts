import { useEffect, useEffectEvent } from 'react'

/**
 * The marks in history entries: `isSheet` for the entry of a sheet, `beforeSheet` for the entry of the same page before it. A navigation replaces the
 * entry of a sheet.
 */
type Mark = { isSheet?: true; beforeSheet?: true }

/** Only the shop writes history states, and every state is a mark or null. */
function readMark(): Mark {
  return (history.state as Mark | null) ?? {}
}

/** The open sheets, in the order of opening. */
const opened: (() => void)[] = []
let wasSheet = false
let isWatching = false

function remember(): void {
  wasSheet = readMark().isSheet === true
}

/**
 * If a sheet was closed without the back button, its history entry shows the same page as the previous entry. So the back button skips this entry.
 */
function move(): void {
  const isBack = wasSheet && readMark().beforeSheet === true
  remember()
  if (!isBack) return
  const close = opened.at(-1)
  if (close) close()
  else history.back()
}

function watch(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('popstate', move)
  // The router sends these events when a navigation adds or replaces an entry.
  for (const type of ['pushState', 'replaceState']) addEventListener(type, remember)
}

/** The back button of the browser or phone closes an open sheet instead of leaving the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    watch()
    if (!readMark().isSheet) {
      history.replaceState({ ...readMark(), beforeSheet: true }, '')
      history.pushState({ isSheet: true }, '')
    }
    remember()
    const closeThis = () => close()
    opened.push(closeThis)
    return () => {
      opened.splice(opened.indexOf(closeThis), 1)
    }
  }, [isOpen])
}
