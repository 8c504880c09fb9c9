/** Goes to another page. It resolves when the reader comes back to this one as the browser has kept it, so that the form works again. */
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
