const NAME = 'proof-place'

/** Where this phone's last ritual was; a browser may keep nothing. */
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
    // See above: it is typed again.
  }
}
