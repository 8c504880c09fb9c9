/** A `like` pattern for values that contain this text. The characters `%` and `_` in the text are literal. */
export function containing(text: string): string {
  return `%${startingWith(text)}`
}

/** A `like` pattern for values that start with this text. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
