/**
 * Whether an address that the staff typed may stand in a page: an https one of a host by its name, without a password, or a path of this
 * site. Browsers read a backslash as a slash and leave out tabs and line breaks, so `/\\evil.example` would be another site.
 */
export function isShownAddress(address: string): boolean {
  if (/[\s\\"'<>`]|\p{C}/u.test(address)) return false
  if (address.startsWith('/'))
    return !address.startsWith('//') && new URL(address, 'https://own.invalid').host === 'own.invalid'
  return isHttpsAddress(address)
}

/** Whether it leads to a host over https, with nobody's name and password, which would hide the host. */
export function isHttpsAddress(address: string): boolean {
  if (!address.startsWith('https://') || /[\s\\"'<>`]|\p{C}/u.test(address)) return false
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' && url.hostname !== '' && url.username === '' && url.password === ''
}
