import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { changePriestProfile, createPriestProfile } from './commands.ts'
import { presentRecord } from './present.ts'
import { findPriestProfile, listPriestProfiles, listPublicPriests } from './queries.ts'
import { priestProfileChange, priestProfileInput, priestRecord, priestRecords, publicPriests } from './schemas.ts'

export function priestRoutes(shop: Shop): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/priests',
        operationId: 'listPublicPriests',
        access: 'open',
        summary: 'The priests who perform the rituals, as the public pages show them',
        query: z.object({ lang: z.enum(['ru', 'en']).optional() }),
        answers: { 200: publicPriests },
      },
      async ({ lang }) => {
        const items = await listPublicPriests(shop, lang)
        return answer(200, { items, next: null }, { 'cache-control': 'public, max-age=60', vary: 'Accept-Language' })
      },
    ),
  ]
}

export function priestStaffRoutes(shop: Shop): Route[] {
  async function presentOne(id: string) {
    return presentRecord(requireFound(await findPriestProfile(shop.db, id), 'priests.not-found'))
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/priest-profiles',
        operationId: 'listPriestProfiles',
        access: 'staff',
        right: 'catalogue.read',
        summary: 'All records of priests; published records first',
        answers: { 200: priestRecords },
      },
      async () => answer(200, { items: (await listPriestProfiles(shop.db)).map(presentRecord), next: null }),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/priest-profiles',
        operationId: 'createPriestProfile',
        access: 'staff',
        right: 'catalogue.change',
        summary: 'Creates the record of a priest, with or without an account of the staff',
        body: priestProfileInput,
        answers: { 201: priestRecord },
      },
      async ({ body, caller }) => {
        const id = await createPriestProfile(shop, body, caller.accountId)
        return answer(201, await presentOne(id), { location: `/api/admin/priest-profiles/${id}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/priest-profiles/{id}',
        operationId: 'getPriestProfile',
        access: 'staff',
        right: 'catalogue.read',
        summary: 'The record of a priest, by its id or by the id of its account',
        params: byId,
        answers: { 200: priestRecord },
      },
      async ({ params: { id } }) => answer(200, await presentOne(id)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/priest-profiles/{id}',
        operationId: 'updatePriestProfile',
        access: 'staff',
        right: 'catalogue.change',
        summary: 'Changes the given fields of a record; a published record needs a name',
        params: byId,
        body: priestProfileChange,
        answers: { 200: priestRecord },
      },
      async ({ params: { id }, body, caller }) =>
        answer(200, await presentOne(await changePriestProfile(shop, id, body, caller.accountId))),
    ),
  ]
}
