/** A cookie for all paths of this host. A lifetime of 0 deletes the cookie. Scripts of a page can read only cookies that are not hidden. */
export type Cookie = { name: string; value: string; lifeMs: number; isSecure: boolean; isHidden: boolean }

/**
 * The value of a cookie in a `Cookie` header. Undefined if the cookie is missing or occurs twice. If it occurs twice, somebody else set one
 * of the two, and the shop cannot tell which one (docs/decisions/020).
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined
}
