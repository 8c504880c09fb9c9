import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { requireFound } from '#base/refusal.ts'
import { findLine as findPlanned } from '#features/rites/calendar/queries.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { byId, idParam } from '#server/http/params.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { addEntry, removeEntry } from './commands-entries.ts'
import { findUndecidedNames, publishProof, unpublishProof } from './commands-publication.ts'
import { createProof, editProof, findPerformedAt } from './commands.ts'
import type { ProofsContext } from './context.ts'
import { PROOF_STATES } from './model.ts'
import { presentAdmin, presentMissing, presentOffered } from './present.ts'
import { listEntries } from './queries-entries.ts'
import { namesRead } from './rules.ts'
import { earlyBefore, fewerDays, otherCalendarDay } from './rules-log.ts'
import {
  type FoundLine,
  findLine,
  findProof,
  listMissing,
  listPerformers,
  listProofMedia,
  listProofs,
  type Priest,
} from './queries.ts'
import {
  entryInput,
  listedProof,
  missingProof,
  proofDetail,
  proofEdit,
  proofInput,
  proofLine,
  publication,
  withdrawal,
} from './schemas.ts'

const missingQuery = pageQuery.extend({
  overdue: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only rituals whose promised recording is overdue, also if their proof is a draft'),
})
const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })

/** Finds a priest by the id of a record or of an account. Undefined if this person can no longer perform rituals. */
function priestIn(priests: Priest[], priestId: string | null | undefined): Priest | undefined {
  return priests.find(({ ids }) => ids.includes(priestId ?? ''))
}

/** The calls with which staff record a performed ritual, review it and publish its page. */
export function proofAdminRoutes(context: ProofsContext): Route[] {
  const { db } = context.shop

  /** Returns for whom an order is performed: the people in the plan, otherwise the recipient of the gift, otherwise the customer. */
  async function peopleOf(found: readonly FoundLine['order'][]): Promise<(order: FoundLine['order']) => string[]> {
    const ordered = [...new Map(found.map((order) => [order.id, { ...order, orderId: order.id }])).values()]
    const plans = await context.plansOf(db, ordered)
    return ({ id: orderId, customerName }) => namesRead(plans.get(orderId)?.participants ?? '', customerName)
  }

  async function present(proofId: string, lang: Lang) {
    const found = requireFound(await findProof(db, proofId), 'proofs.not-found')
    const media = (await listProofMedia(db, [proofId])).get(proofId) ?? []
    const entries = (await listEntries(db, [proofId])).get(proofId) ?? []
    const planned = await findPlanned(db, found.proof)
    const days = planned?.days ?? []
    const lastDay = days.at(-1) ?? null
    const earlyUntil = earlyBefore(lastDay, context.shop.now())
    const performedAt = await findPerformedAt(context, db, found.proof, lastDay)
    const priests = await listPerformers(db, lang)
    const { order, line } = found
    const plan = (await context.plansOf(db, [{ ...order, orderId: order.id }])).get(order.id)
    const participants = plan?.participants ?? ''
    const people = namesRead(participants, order.customerName)
    const around = { media, entries, earlyUntil, priests, people }
    const shown = presentAdmin({ ...found, proof: { ...found.proof, performedAt } }, around)
    const priest = priestIn(priests, planned?.priestId)
    const known = {
      fewerDays: fewerDays({ ...line, paidDays: planned?.paidDays }, { days, performedAt }),
      scheduledDays: days.length,
      calendar: {
        day: otherCalendarDay({ line, days, performedAt }),
        priest: priest && !priest.ids.includes(found.proof.priestId) ? priest.name : null,
      },
      areNamesGiven: participants !== '',
      namesChangedAt: (await findUndecidedNames(context, db, found.proof))?.toISOString() ?? null,
      isEmailed: order.customerEmail !== '',
    }
    return { ...shown, ...known, priests: presentOffered(priests, line.serviceId) }
  }

  return [
    route(
      {
        method: 'post',
        path: '/api/admin/proofs',
        operationId: 'createProof',
        access: 'staff',
        right: 'proofs.create',
        summary: 'Creates a draft proof of a performed ritual of a paid order, with photos or video',
        body: proofInput,
        answers: { 201: proofDetail },
      },
      async ({ body, caller, lang }) => {
        const made = await createProof(context, body, caller.accountId)
        return answer(201, await present(made, lang), { location: `/api/admin/proofs/${made}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/proofs',
        operationId: 'listProofs',
        access: 'staff',
        right: 'proofs.read',
        summary: 'Drafts of proofs, the oldest first, or published proofs, the newest first',
        query: pageQuery.extend({ state: z.enum(PROOF_STATES).default('draft') }),
        answers: { 200: pageOf(listedProof) },
      },
      async ({ query: { state, limit, cursor }, lang }) => {
        const rows = await listProofs(db, state, { limit, after: readCursor(cursor, 'time', 'text') })
        const media = await listProofMedia(
          db,
          rows.map(({ proof }) => proof.id),
        )
        const priests = await listPerformers(db, lang)
        const namesOf = await peopleOf(rows.map(({ order }) => order))
        const page = toPage(rows, {
          limit,
          present: (found) => {
            const people = namesOf(found.order)
            const around = { media: media.get(found.proof.id) ?? [], priests, entries: [], earlyUntil: null, people }
            const { entries: _entries, earlyUntil: _earlyUntil, ...listed } = presentAdmin(found, around)
            return listed
          },
          cursorOf: ({ proof }) => [proof.performedAt.toISOString(), proof.id],
        })
        return answer(200, page)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/missing-proofs',
        operationId: 'listMissingProofs',
        access: 'staff',
        right: 'proofs.read',
        summary: 'Rituals of paid orders without a proof, in order of payment',
        query: missingQuery,
        answers: { 200: pageOf(missingProof) },
      },
      async ({ query: { limit, cursor, overdue } }) => {
        const { shop } = context
        const promised = addDays(dayAtPlace(shop.now()), -shop.settings().recording.days)
        const lastBefore = overdue === 'true' ? promised : undefined
        const rows = await listMissing(db, { limit, after: readCursor(cursor, 'time', 'text', 'number'), lastBefore })
        const cursorOf = ({ order, line }: (typeof rows)[number]) => [
          (order.paidAt ?? order.createdAt).toISOString(),
          order.id,
          String(line.position),
        ]
        const namesOf = await peopleOf(rows.map(({ order }) => order))
        const presentRow = (row: (typeof rows)[number]) => presentMissing(row, namesOf(row.order))
        return answer(200, toPage(rows, { limit, present: presentRow, cursorOf }))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/missing-proofs/{orderId}/{lineId}',
        operationId: 'getMissingProof',
        access: 'staff',
        right: 'proofs.create',
        summary: 'The ritual that the proof is for, and the staff who may have performed the ritual',
        params: z.object({ orderId: idParam, lineId: z.string().regex(/^\d{1,3}$/) }),
        answers: { 200: proofLine },
      },
      async ({ params: { orderId, lineId }, lang }) => {
        const found = requireFound(await findLine(db, orderId, Number(lineId)), 'proofs.line-not-found')
        const priests = await listPerformers(db, lang)
        const planned = await findPlanned(db, { orderId, position: Number(lineId) })
        return answer(200, {
          ...presentMissing(found, (await peopleOf([found.order]))(found.order)),
          status: found.order.status,
          proofId: found.proof?.id ?? null,
          proofState: found.proof?.state ?? null,
          priestId: priestIn(priests, planned?.priestId)?.id ?? null,
          priests: presentOffered(priests, found.line.serviceId),
        })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/proofs/{id}',
        operationId: 'getProofDetail',
        access: 'staff',
        right: 'proofs.read',
        summary: 'A proof with all its data',
        params: byId,
        answers: { 200: proofDetail },
      },
      async ({ params, lang }) => answer(200, await present(params.id, lang)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/proofs/{id}',
        operationId: 'updateProof',
        access: 'staff',
        right: 'proofs.create',
        summary: 'Changes an unpublished proof',
        params: byId,
        body: proofEdit,
        answers: { 200: proofDetail },
      },
      async ({ params, body, caller, lang }) => {
        await editProof(context, params.id, body, caller.accountId)
        return answer(200, await present(params.id, lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/proofs/{id}/publication',
        operationId: 'publishProof',
        access: 'staff',
        right: 'proofs.publish',
        summary:
          'Publishes the page, assigns the certificate number, sends an e-mail to the customer and moves the order to its next status; when repeated, keeps the names or uses the names of the plan (`names: plan`); before the last scheduled day a `reason` is required',
        params: byId,
        body: publication,
        answers: { 200: proofDetail },
      },
      async ({ params, body, caller, lang }) => {
        await publishProof(context, params.id, caller.accountId, body)
        return answer(200, await present(params.id, lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/proofs/{id}/entries',
        operationId: 'addProofEntry',
        access: 'staff',
        right: 'proofs.publish',
        summary: 'Adds a day to the log of a ritual that is not complete yet; the customer sees the day at once',
        params: byId,
        body: entryInput,
        answers: { 201: proofDetail },
      },
      async ({ params, body, caller, lang }) => {
        await addEntry(context, params.id, body, caller.accountId)
        return answer(201, await present(params.id, lang))
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/proofs/{id}/entries/{entryId}',
        operationId: 'removeProofEntry',
        access: 'staff',
        right: 'proofs.publish',
        summary: 'Removes a day from the log of a ritual that is not complete yet',
        params: byId.extend({ entryId: idParam }),
        answers: { 200: proofDetail },
      },
      async ({ params, caller, lang }) => {
        await removeEntry(context, params.id, params.entryId, caller.accountId)
        return answer(200, await present(params.id, lang))
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/proofs/{id}/publication',
        operationId: 'withdrawProof',
        access: 'staff',
        right: 'proofs.publish',
        summary: 'Unpublishes the page; an order with the status `ready` returns to `processing`',
        params: byId,
        body: withdrawal,
        answers: { 200: proofDetail },
      },
      async ({ params, body: { reason }, caller, lang }) => {
        await unpublishProof(context, params.id, { actorId: caller.accountId, reason })
        return answer(200, await present(params.id, lang))
      },
    ),
  ]
}
