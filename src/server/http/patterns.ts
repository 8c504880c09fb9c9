/**
 * A JSON document whose `pattern`s are plain expressions, as JSON Schema has them (2020-12, 6.3.3: ECMA-262 with `u`). Where a schema's
 * pattern was printed with its flags, as `…/iu`, nothing would ever match.
 */
export function plainPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainPatterns)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'pattern' && typeof inner === 'string' ? plainPattern(inner) : plainPatterns(inner),
    ]),
  )
}

function plainPattern(printed: string): string {
  // Within an expression a slash is escaped, so one that is not ends it.
  const [, source, flags] = /^(.*[^\\])\/([a-z]+)$/s.exec(printed) ?? []
  if (source === undefined || flags === undefined) return printed
  return flags.includes('i') ? ofEitherCase(source) : source
}

/** An escape, a bracket of a class, a range of letters, one letter, anything else. */
const PARTS = /\\p\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[[\]]|[a-z]-[a-z]|[a-z]|[^]/giu

/** A pattern has no flags, so each letter is written in both cases. */
function ofEitherCase(source: string): string {
  let inClass = false
  return source.replace(PARTS, (part) => {
    if (part === '[') inClass = true
    if (part === ']') inClass = false
    if (/^[a-z]$/i.test(part)) return inClass ? bothCases(part) : `[${bothCases(part)}]`
    if (/^[a-z]-[a-z]$/i.test(part))
      return inClass ? bothCases(part) : part.replace(/[a-z]/gi, (letter) => `[${bothCases(letter)}]`)
    return part
  })
}

function bothCases(letters: string): string {
  return `${letters.toLowerCase()}${letters.toUpperCase()}`
}
