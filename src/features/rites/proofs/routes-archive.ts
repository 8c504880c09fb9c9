import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { listCategories } from '#features/catalogue/catalogue/queries.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { findPriestNames } from '#features/rites/priests/queries.ts'
import type { Caller } from '#server/http/caller.ts'
import { byId, idParam } from '#server/http/params.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { endArchiveConsent, giveArchiveConsent, setPicturePublic, withdrawArchiveConsent } from './commands-archive.ts'
import { presentArchiveState, presentEntry, toSample } from './present-archive.ts'
import { findProof } from './queries.ts'
import {
  findArchiveConsent,
  findProofOfLink,
  listArchived,
  listPublicMedia,
  listPublicPictures,
} from './queries-archive.ts'
import { sampleEntries, sampleProof } from './queries-sample.ts'
import { canBeArchived } from './rules-archive.ts'
import {
  adminArchive,
  type AdminArchive,
  archiveInput,
  archivePage,
  archiveState,
  type ArchiveState,
  pictureInput,
} from './schemas-archive.ts'
import { withdrawal } from './schemas.ts'

const byToken = z.object({ token: idParam })
const PAGE_SIZE = 12

/** The calls for the public archive, and for the customer's consent that each entry needs. */
export function archiveRoutes(shop: Shop): Route[] {
  const { db, readDb, keys } = shop

  async function requireOwn(token: string, caller: Caller) {
    const account = await findAccount(db, keys, caller.accountId)
    const found = await findProofOfLink(db, token)
    if (!account || !found || !owns(account, found.order)) throw new Refusal('not-found', 'proofs.not-found')
    return { account, ...found }
  }

  async function readState(token: string, caller: Caller): Promise<ArchiveState> {
    const { proof, order } = await requireOwn(token, caller)
    return presentArchiveState(
      await findArchiveConsent(db, proof.id),
      canBeArchived({ ...proof, status: order.status }),
    )
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/proofs',
        operationId: 'listArchivedProofs',
        access: 'open',
        summary: 'The public archive: performed rituals whose customers agreed to it, without names, the newest first',
        query: pageQuery.extend({
          limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
          ritual: z.string().max(80).optional().describe('Only this ritual'),
          lang: z.string().optional(),
        }),
        answers: { 200: archivePage },
      },
      async ({ query: { limit, cursor, ritual }, lang }) => {
        const rows = await listArchived(readDb, { serviceId: ritual, limit, after: readCursor(cursor, 'time', 'text') })
        const pictures = await listPublicPictures(
          readDb,
          rows.map(({ proof }) => proof.id),
        )
        const categories = await listCategories(
          readDb,
          rows.map(({ line }) => line.serviceId),
        )
        const priests = await findPriestNames(
          readDb,
          rows.map(({ proof }) => proof.priestId),
        )
        const page = toPage(rows, {
          limit,
          present: (found) =>
            presentEntry(found, {
              lang,
              keys,
              pictures: pictures.get(found.proof.id) ?? [],
              category: categories.get(found.line.serviceId) ?? null,
              priest: priests.get(found.proof.priestId),
            }),
          // The cursor contains the day without the time, because everybody can read a cursor.
          cursorOf: ({ day, id: entry }) => [`${day}T00:00:00.000Z`, entry],
        })
        const isFirst = cursor === undefined && ritual === undefined
        const hasSample = isFirst && (page.items.length === 0 || shop.config.SANDBOX)
        return answer(200, {
          ...page,
          ...(hasSample && { sample: toSample(await sampleProof(shop, lang)) }),
          ...(isFirst && shop.config.SANDBOX && { examples: await sampleEntries(shop, lang) }),
        })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/proofs/{token}/archive',
        operationId: 'getArchiveConsent',
        access: 'signedIn',
        summary: 'Whether the customer agreed to show this ritual in the public archive',
        params: byToken,
        answers: { 200: archiveState },
      },
      async ({ params: { token }, caller }) => answer(200, await readState(token, caller)),
    ),
    route(
      {
        method: 'put',
        path: '/api/proofs/{token}/archive',
        operationId: 'giveArchiveConsent',
        access: 'signedIn',
        summary: 'The customer agrees to show this ritual in the public archive',
        params: byToken,
        body: archiveInput,
        answers: { 200: archiveState },
      },
      async ({ params: { token }, caller, lang }) => {
        const { account } = await requireOwn(token, caller)
        await giveArchiveConsent(shop, { token, account }, lang)
        return answer(200, await readState(token, caller))
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/proofs/{token}/archive',
        operationId: 'withdrawArchiveConsent',
        access: 'signedIn',
        summary: 'The customer withdraws the consent, and the ritual leaves the archive',
        params: byToken,
        answers: { 200: archiveState },
      },
      async ({ params: { token }, caller }) => {
        const { account } = await requireOwn(token, caller)
        await withdrawArchiveConsent(shop, { token, account })
        return answer(200, await readState(token, caller))
      },
    ),
  ]
}

/** The calls with which staff choose the pictures and end a consent. Only the customer can give a consent. */
export function archiveAdminRoutes(shop: Shop): Route[] {
  const { db } = shop

  async function readArchive(proofId: string): Promise<AdminArchive> {
    const found = requireFound(await findProof(db, proofId), 'proofs.not-found')
    const isShowable = canBeArchived({ ...found.proof, status: found.order.status })
    return {
      ...presentArchiveState(await findArchiveConsent(db, proofId), isShowable),
      publicMedia: await listPublicMedia(db, proofId),
    }
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/proofs/{id}/archive',
        operationId: 'getProofArchive',
        access: 'staff',
        right: 'proofs.read',
        summary: 'The customer’s consent to the public archive, and the pictures that were checked for it',
        params: byId,
        answers: { 200: adminArchive },
      },
      async ({ params }) => answer(200, await readArchive(params.id)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/proofs/{id}/pictures/{mediaId}',
        operationId: 'setProofPicture',
        access: 'staff',
        right: 'proofs.publish',
        summary: 'Records whether a picture was checked for the public archive',
        params: byId.extend({ mediaId: idParam }),
        body: pictureInput,
        answers: { 200: adminArchive },
      },
      async ({ params: { id: proofId, mediaId }, body: { isPublic }, caller }) => {
        await setPicturePublic(shop, { proofId, mediaId, isPublic, actorId: caller.accountId })
        return answer(200, await readArchive(proofId))
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/proofs/{id}/archive',
        operationId: 'endArchiveConsent',
        access: 'staff',
        right: 'proofs.publish',
        summary: 'Removes a ritual from the public archive; only its customer can agree again',
        params: byId,
        body: withdrawal,
        answers: { 200: adminArchive },
      },
      async ({ params, body: { reason }, caller }) => {
        await endArchiveConsent(shop, params.id, { actorId: caller.accountId, reason })
        return answer(200, await readArchive(params.id))
      },
    ),
  ]
}
