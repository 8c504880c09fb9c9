/**
 * True if an address typed by the staff is allowed in a page: https with a host name and without a password, or a path of this site.
 * Browsers read a backslash as a slash and drop tabs and line breaks, so `/\\evil.example` would be another site.
 */
export function isShownAddress(address: string): boolean {
  if (/[\s\\"'<>`]|\p{C}/u.test(address)) return false
  if (address.startsWith('/'))
    return !address.startsWith('//') && new URL(address, 'https://own.invalid').host === 'own.invalid'
  return isHttpsAddress(address)
}

/** True if the text is an https address without a user name and password, which could hide the real host. */
export function isHttpsAddress(address: string): boolean {
  if (!address.startsWith('https://') || /[\s\\"'<>`]|\p{C}/u.test(address)) return false
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' && url.hostname !== '' && url.username === '' && url.password === ''
}
