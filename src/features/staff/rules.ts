import { Refusal } from '#base/refusal.ts'
import type { StaffRole } from '#base/role.ts'

/** Higher numbers mean more rights; nobody raises their own role. */
const RANK: Record<StaffRole, number> = { owner: 3, manager: 2, editor: 1, priest: 1, viewer: 0 }

type RoleChange = {
  actor: { accountId: string; staffRole: StaffRole }
  /** Whose role, and which it is or is promised; null for whoever has none yet. */
  target: { accountId: string; staffRole: StaffRole | null }
  /** The role to be given; null takes it away. */
  to: StaffRole | null
  /** How many owners there are, whoever is only invited not among them. */
  owners: number
}

type Denial = { kind: 'forbidden' | 'conflict'; code: string }

/**
 * Why a change of a role is refused, if it is: a manager makes and changes no owners, nobody raises themselves, and the shop keeps an
 * owner. Pages ask this to disable a button; commands, to refuse.
 */
export function denialOfRoleChange({ actor, target, to, owners }: RoleChange): Denial | undefined {
  const isOwn = actor.accountId === target.accountId
  if (isOwn && to !== null && RANK[to] > RANK[actor.staffRole]) return { kind: 'forbidden', code: 'staff.own-role' }
  if (actor.staffRole !== 'owner' && (to === 'owner' || target.staffRole === 'owner'))
    return { kind: 'forbidden', code: 'staff.owners-only' }
  if (target.staffRole === 'owner' && to !== 'owner' && owners <= 1)
    return { kind: 'conflict', code: 'staff.last-owner' }
  return undefined
}

/** Which roles somebody may give to others. */
export function rolesToGive(staffRole: StaffRole): StaffRole[] {
  const all: StaffRole[] = ['owner', 'manager', 'editor', 'priest', 'viewer']
  return staffRole === 'owner' ? all : all.filter((role) => role !== 'owner')
}

export function assertRoleChange(change: RoleChange): void {
  const denial = denialOfRoleChange(change)
  if (denial) throw new Refusal(denial.kind, denial.code)
}
