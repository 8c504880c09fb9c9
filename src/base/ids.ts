/** Returns a new id: 128 random bits as 32 hexadecimal digits. Nobody can guess them, so the id is also the secret of a link. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The short name of an order for people: the first eight digits of its id. */
export function orderDigits(id: string): string {
  return id.slice(0, 8)
}

/** The number of an order without the word "Order", for a sentence in any language: `#a1b2c3d4`. */
export function orderTag(id: string): string {
  return `#${orderDigits(id)}`
}

/** The format of an id made by `newId`. */
export const ID_PATTERN = /^[0-9a-f]{32}$/

export function isId(value: string): boolean {
  return ID_PATTERN.test(value)
}
