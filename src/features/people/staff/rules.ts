import { Refusal } from '#base/refusal.ts'
import type { StaffRole } from '#base/role.ts'
import { plainSigns } from '#base/text.ts'

/** The characters of Crockford's base32. These letters do not look like digits or like each other. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

const RECOVERY_CODE_LENGTH = 16

/** Matches a recovery code within a text. The code has the format in which the shop shows it. */
const WHOLE = /(?<![0-9a-z-])[0-9a-z]{4}(?:-[0-9a-z]{4}){3}(?![0-9a-z-])/gi

/** The rank of each role. A higher number means more rights. Nobody may raise their own role. */
const RANK: Record<StaffRole, number> = { owner: 3, manager: 2, editor: 1, priest: 1, viewer: 0 }

type RoleChange = {
  actor: { accountId: string; staffRole: StaffRole }
  /** The person whose role changes. `staffRole`: the current role, or the role of the invitation. Null if the person has neither. */
  target: { accountId: string; staffRole: StaffRole | null }
  /** The new role. Null removes the role. */
  to: StaffRole | null
  /** The number of owners. Invited owners are not included. */
  owners: number
}

type Denial = { kind: 'forbidden' | 'conflict'; code: string }

/**
 * Returns why a change of a role is refused. Undefined if the change is allowed. A manager may not appoint or change owners. Nobody may
 * raise their own role. The shop must have an owner. Pages use this rule to disable a button, and commands use it to refuse a change.
 */
export function denyRoleChange({ actor, target, to, owners }: RoleChange): Denial | undefined {
  const isOwn = actor.accountId === target.accountId
  if (isOwn && to !== null && RANK[to] > RANK[actor.staffRole]) return { kind: 'forbidden', code: 'staff.own-role' }
  if (actor.staffRole !== 'owner' && (to === 'owner' || target.staffRole === 'owner'))
    return { kind: 'forbidden', code: 'staff.owners-only' }
  if (target.staffRole === 'owner' && to !== 'owner' && owners <= 1)
    return { kind: 'conflict', code: 'staff.last-owner' }
  return undefined
}

/** Returns the roles that a staff member may give to others. */
export function rolesToGive(staffRole: StaffRole): StaffRole[] {
  const all: StaffRole[] = ['owner', 'manager', 'editor', 'priest', 'viewer']
  return staffRole === 'owner' ? all : all.filter((role) => role !== 'owner')
}

export function assertRoleChange(change: RoleChange): void {
  const denial = denyRoleChange(change)
  if (denial) throw new Refusal(denial.kind, denial.code)
}

/** Formats a recovery code: `abcd-efgh-jkmn-pqrs`. Each letter comes from 5 bits of one of 16 random bytes. */
export function formatRecoveryCode(random: Uint8Array): string {
  const letters = [...random.subarray(0, RECOVERY_CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/**
 * Finds the recovery code in a typed text. Accepts missing dashes, added spaces, other words around the code, capital letters, and the
 * letter O instead of zero.
 */
export function readRecoveryCode(typed: string): string {
  const text = plainSigns(typed)
  const found = text.match(WHOLE) ?? []
  return (found.length === 1 ? found.join('') : text)
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '')
}

/** The relying party of a passkey (a term of WebAuthn): a host name, and the origins of the pages that can use the passkey. */
export type RelyingParty = { id: string; name: string; origins: string[] }

type RelyingPartyConfig = { SANDBOX: boolean; PUBLIC_ORIGIN?: string | undefined; PORT: number; SHOP_NAME_EN: string }

/**
 * Returns the relying party. It is usually the shop's public origin. A sandbox may have many host names, so a sandbox uses the origin of the
 * calling page.
 */
export function relyingPartyFrom(
  config: RelyingPartyConfig,
  caller: { origin: string | undefined; host: string | undefined },
) {
  const local = `http://${caller.host ?? `localhost:${config.PORT}`}`
  const origin = config.SANDBOX ? (caller.origin ?? local) : (config.PUBLIC_ORIGIN ?? local)
  const party: RelyingParty = { id: new URL(origin).hostname, name: config.SHOP_NAME_EN, origins: [origin] }
  return party
}
