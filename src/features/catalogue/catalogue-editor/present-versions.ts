import type { VersionLine } from './schemas.ts'
import type { SignedVersion } from './tables.ts'

/** A saved version without its content, and the e-mail address of its author. */
type Signed = Pick<SignedVersion, 'email'> & { version: Omit<SignedVersion['version'], 'kind' | 'id' | 'content'> }

export function presentAuthor({ version: { actorId }, email }: Signed): { id: string; email: string | null } | null {
  return actorId === null ? null : { id: actorId, email }
}

/** A version in the list of versions. `changed`: the differences from the previous version; empty for the first version. */
export function presentSigned(signed: Signed, changed: string[], isPublished: boolean): VersionLine {
  const { n, at, origin, restoredFrom } = signed.version
  return { n, at: at.toISOString(), by: presentAuthor(signed), origin, restoredFrom, changed, isPublished }
}

/** The only version of a text or list that nobody has edited: the version that came with the shop. */
export function shippedVersion(n: number, isPublished = true): VersionLine {
  return { n, at: null, by: null, origin: 'shipped', restoredFrom: null, changed: [], isPublished }
}
