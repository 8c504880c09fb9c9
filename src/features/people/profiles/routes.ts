import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import { file } from '#server/http/responses.ts'
import type { Caller } from '#server/http/caller.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { giveConsent } from '#features/people/accounts/commands-consent.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'
import { deleteAccount, exportPersonalData, listConsents, withdrawConsent } from './commands-personal-data.ts'
import { changeProfile, createProfile } from './commands.ts'
import { consentView, givenConsent } from '#features/people/accounts/schemas.ts'
import { currentUser, profileChange, profileInput, profileView } from './schemas.ts'
import { findConsent, lockAccount } from '#features/people/accounts/queries.ts'
import { findCurrentUser, findProfile } from './queries.ts'
import { CLEARED_SITE, cookieOptionsFrom, endCookie, endHintCookie } from '#features/people/accounts/rules-cookies.ts'
import { exportLimit } from '#features/people/accounts/rules.ts'

/** The API calls for the profile, for the consent, and for the person's own data. */
export function profileRoutes(shop: Shop, parts: PersonalPart[]): Route[] {
  const access = 'signedIn'
  return [
    route(
      {
        method: 'get',
        path: '/api/auth/me',
        operationId: 'getOwnAccount',
        access,
        summary: 'The signed-in customer',
        byTimer: true,
        answers: { 200: currentUser },
      },
      async ({ caller }) => answer(200, await userOf(shop, caller)),
    ),
    route(
      {
        method: 'get',
        path: '/api/customer-profiles/me',
        operationId: 'getOwnProfile',
        tag: 'profile',
        access,
        summary: 'The profile of the signed-in customer',
        mayBeMissing: true,
        answers: { 200: profileView },
      },
      async ({ caller }) => {
        const profile = requireFound(await findProfile(shop.db, shop.keys, caller.accountId), 'accounts.not-found')
        return answer(200, profile)
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/customer-profiles',
        operationId: 'createOwnProfile',
        tag: 'profile',
        access,
        summary: 'Creates the profile of the signed-in customer',
        body: profileInput,
        answers: { 201: profileView },
      },
      async ({ caller, body, lang }) =>
        answer(201, await createProfile(shop, { accountId: caller.accountId, lang }, body)),
    ),
    route(
      {
        method: 'put',
        path: '/api/customer-profiles/{id}',
        operationId: 'updateOwnProfile',
        tag: 'profile',
        access,
        summary: 'Changes the whole profile or single fields',
        params: byId,
        body: profileChange,
        answers: { 200: profileView },
      },
      async ({ caller, params, body, lang }) =>
        answer(200, await changeProfile(shop, { accountId: caller.accountId, lang }, params.id, body)),
    ),
    route(
      {
        method: 'post',
        path: '/api/account/consent',
        operationId: 'giveConsent',
        access,
        summary: 'Consents to the storage of birth data, wishes and participants',
        answers: { 200: consentView },
      },
      async ({ caller, lang }) => {
        const { accountId } = caller
        const given = await shop.db.transaction(async (tx) => {
          await lockAccount(tx, accountId)
          await giveConsent(tx, { now: shop.now(), accountId, lang })
          return await findConsent(tx, accountId)
        })
        return answer(200, given)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/account/consents',
        operationId: 'listOwnConsents',
        access,
        summary: 'The active consents of the signed-in customer, with those given with orders or to partners',
        answers: { 200: z.array(givenConsent) },
      },
      async ({ caller }) => answer(200, await listConsents(shop, caller, parts)),
    ),
    route(
      {
        method: 'delete',
        path: '/api/account/consent',
        operationId: 'withdrawConsent',
        access,
        summary: 'Withdraws the consent and erases the data that was stored with this consent',
        answers: { 204: z.undefined() },
      },
      async ({ caller }) => {
        await withdrawConsent(shop, caller, parts)
        return answer(204)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/account/export',
        operationId: 'exportOwnData',
        access,
        summary: 'Exports the stored data of the signed-in customer as a file',
        oneAtATime: true,
        answers: { 200: { media: 'application/json', schema: z.record(z.string(), z.unknown()) } },
      },
      async ({ caller }) => {
        await countWithin(shop.db, shop.now(), exportLimit(caller.accountId))
        const name = `ahuti-${calendarDay(shop.now())}.json`
        return file(name, 'application/json; charset=utf-8', exportPersonalData(shop, caller, parts))
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/account',
        operationId: 'deleteOwnAccount',
        access,
        fresh: true,
        summary: 'Deletes the account; the shop keeps only the order data that accounting needs',
        body: z.object({ confirm: z.literal(true) }),
        answers: { 204: z.undefined() },
      },
      async ({ caller }) => {
        await deleteAccount(shop, caller, parts)
        const options = cookieOptionsFrom(shop.config)
        const cookies = [endCookie('sid', options), endCookie('device', options), endHintCookie(options)]
        return { ...answer(204, undefined, CLEARED_SITE), cookies }
      },
    ),
  ]
}

/** Returns the current user. Refuses if the account was deleted after the session was checked. */
async function userOf(shop: Shop, { accountId }: Caller) {
  const user = await findCurrentUser(shop.db, shop.keys, accountId)
  if (!user) throw new Refusal('unauthenticated', 'http.unauthenticated')
  return user
}
