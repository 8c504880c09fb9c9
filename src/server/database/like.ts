/** The pattern of SQL's `like` for what contains a text as it stands: its `%` and `_` mean themselves. */
export function containing(text: string): string {
  return `%${startingWith(text)}`
}

/** The same for what begins with a text. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}
