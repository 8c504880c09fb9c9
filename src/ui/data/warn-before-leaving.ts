/** Asks the user before the page is closed with unsaved changes. Returns a function that stops the warning. */
export function warnBeforeLeaving(isUnsaved: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
