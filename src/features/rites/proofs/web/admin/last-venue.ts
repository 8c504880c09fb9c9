const NAME = 'proof-place'

/** The last place entered on this phone; a browser may not store it. */
export function readPlace(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

export function rememberPlace(place: string): void {
  try {
    localStorage.setItem(NAME, place)
  } catch {
    // See above: the user types it again.
  }
}
