import { z } from 'zod'
import { invariant } from '#base/refusal.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Call, type Route, route } from '#server/http/route.ts'
import { pageQuery, readCursor, readTimeCursor, toPage } from '#server/http/paging.ts'
import type { Caller } from '#server/http/caller.ts'
import { changeRole, endStaffSession, removeMember } from './commands.ts'
import { inviteMember } from './commands-invitations.ts'
import type { StaffContext } from './context.ts'
import type { Actor } from './model.ts'
import { presentMember, presentStaffSession } from './present.ts'
import { listStaff, listStaffSessions, type MemberRow } from './queries.ts'
import { invitationInput, roleInput, staffMember, staffSession } from './schemas-members.ts'

const access = 'staff'

/** The API calls for staff members, for invitations, and for the sessions of staff. */
export function staffRoutes(context: StaffContext): Route[] {
  const { shop } = context

  async function around(caller: Caller, ids: string[]) {
    return { names: await context.namesOf(shop.db, ids), accountId: caller.accountId, sessionId: caller.sessionId }
  }

  async function memberOf(caller: Caller, row: MemberRow) {
    const member = presentMember(row, await around(caller, [row.id]))
    invariant(member, 'after a change, the person has a role or an invitation')
    return member
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/staff',
        operationId: 'listStaff',
        access,
        right: 'staff.read',
        summary: 'Staff members and invited people',
        query: pageQuery,
        answers: { 200: z.object({ items: z.array(staffMember), next: z.string().nullable() }) },
      },
      async ({ caller, query }) => {
        const { limit } = query
        const rows = await listStaff(shop.db, shop.now(), { limit, cursor: readCursor(query.cursor, 'text', 'text') })
        const facts = await around(
          caller,
          rows.map(({ id }) => id),
        )
        const page = toPage(rows, {
          limit,
          present: (row) => presentMember(row, facts),
          cursorOf: ({ email, id }) => [email ?? '', id],
        })
        return answer(200, { ...page, items: page.items.filter((item) => item !== undefined) })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/staff',
        operationId: 'inviteStaff',
        access,
        right: 'staff.change',
        fresh: true,
        summary:
          'Invites a person by e-mail; the person gets the role by signing in with that address within seven days',
        body: invitationInput,
        answers: { 201: staffMember },
      },
      async (call) => {
        const input = { ...call.body, lang: call.body.lang ?? call.lang }
        return answer(201, await memberOf(call.caller, await inviteMember(shop, actorOf(call), input)))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/staff/{id}',
        operationId: 'updateStaff',
        access,
        right: 'staff.change',
        fresh: true,
        summary: 'Changes the role of a staff member, and ends the person’s sessions',
        params: byId,
        body: roleInput,
        answers: { 200: staffMember },
      },
      async (call) =>
        answer(200, await memberOf(call.caller, await changeRole(context, actorOf(call), call.params.id, call.body))),
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/staff/{id}',
        operationId: 'removeStaff',
        access,
        right: 'staff.change',
        fresh: true,
        summary: 'Removes the role, the sessions and the second factors of a staff member, or withdraws an invitation',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async (call) => {
        await removeMember(shop, actorOf(call), call.params.id)
        return answer(204)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/sessions',
        operationId: 'listStaffSessions',
        access,
        right: 'staff.read',
        summary: 'The browsers in which staff are signed in',
        query: pageQuery,
        answers: { 200: z.object({ items: z.array(staffSession), next: z.string().nullable() }) },
      },
      async ({ caller, query }) => {
        const { limit } = query
        const rows = await listStaffSessions(shop.db, shop.now(), { limit, after: readTimeCursor(query.cursor) })
        const facts = await around(
          caller,
          rows.map(({ session }) => session.accountId),
        )
        const page = toPage(rows, {
          limit,
          present: (row) => presentStaffSession(row, facts),
          cursorOf: ({ session }) => [session.createdAt.toISOString(), session.id],
        })
        return answer(200, { ...page, items: page.items.filter((item) => item !== undefined) })
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/sessions/{id}',
        operationId: 'endStaffSession',
        access,
        right: 'staff.change',
        summary: 'Signs a staff member out of one browser',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async (call) => {
        await endStaffSession(shop, actorOf(call), call.params.id)
        return answer(204)
      },
    ),
  ]
}

function actorOf({ caller }: Pick<Call<'staff', undefined, undefined, undefined>, 'caller'>): Actor {
  invariant(caller.staffRole, 'the caller of a staff call is a staff member')
  return { accountId: caller.accountId, staffRole: caller.staffRole }
}
