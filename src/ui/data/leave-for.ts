/** Goes to another page. Resolves when the user returns to this page from the back/forward cache, so that the form works again. */
export function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      removeEventListener('pageshow', comeBack)
      resolve()
    }
    addEventListener('pageshow', comeBack)
    location.assign(address)
  })
}
