/** A cookie to be set for all paths of this host; a life of 0 ends it. Only what is not hidden can be read by a page. */
export type Cookie = { name: string; value: string; lifeMs: number; isSecure: boolean; isHidden: boolean }

/**
 * The value of a cookie in a `Cookie` header; undefined when it is not there, or is there twice: one of the
 * two was then set by somebody else, and which one is not told (docs/decisions/020).
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined
}
