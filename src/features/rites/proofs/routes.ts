import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { MINUTE } from '#base/time.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { listCategories } from '#features/catalogue/catalogue/queries.ts'
import { findOrder } from '#features/orders/orders/queries.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Caller } from '#server/http/caller.ts'
import { byId, idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Pronunciations } from '#features/rites/names/context.ts'
import { presentPerformer } from '#features/rites/priests/present.ts'
import { findPriestNames, findPriestProfile } from '#features/rites/priests/queries.ts'
import type { Shop } from '#server/shop.ts'
import type { Lang } from '#base/i18n.ts'
import { setProofVisibility } from './commands-visibility.ts'
import { namesFor, presentOrderProof, presentSample, presentVerification, presentView } from './present.ts'
import {
  findByNumber,
  findByToken,
  findPerformedTerm,
  isPageInCorrection,
  listOrderProofs,
  listProofMedia,
} from './queries.ts'
import { listEntries } from './queries-entries.ts'
import { findReading } from './queries-reading.ts'
import { sampleProof } from './queries-sample.ts'
import { certificateState, isSampleNumber, readCertificateNumber } from './rules.ts'
import { orderProof, proofView, type ProofView, verification, visibilityInput } from './schemas.ts'

const byToken = z.object({ token: idParam })

/** The maximum number of checks per minute for one IP range, so that nobody can guess certificate numbers. */
const MAX_CHECKS_PER_MINUTE = 30
/** The maximum number of certificates that are drawn per minute for one IP range. A certificate from the cache is not counted. */
const MAX_DRAWINGS_PER_MINUTE = 30

/**
 * A request for a certificate. `signal` is aborted when the client disconnects. `count` is called if the certificate must be drawn. `asOf`:
 * the value of `certificateMoment` before the proof was read.
 */
type CertificateReader = { signal?: AbortSignal; count?: () => Promise<void>; asOf?: number }

/** Draws a certificate as a PDF or PNG. The code in src/app/pictures provides this function. */
export type DrawCertificate = (
  view: ProofView,
  kind: 'pdf' | 'png',
  lang: Lang,
  reader?: CertificateReader,
) => Promise<Uint8Array>

export type ProofRoutesContext = {
  shop: Shop
  draw: DrawCertificate
  certificateMoment: () => number
  pronunciations: Pronunciations
}

/** The calls for customers, for people with a link to a page, and for everybody who verifies a certificate. */
export function proofRoutes({ shop, draw, certificateMoment, pronunciations }: ProofRoutesContext): Route[] {
  const { db, keys } = shop
  const accountOf = async (caller: Caller | undefined) => caller && (await findAccount(db, keys, caller.accountId))

  /** Returns the page of a performed ritual. Only the customer can see a withdrawn page. */
  async function findView(token: string, lang: Lang, caller: Caller | undefined): Promise<ProofView> {
    const found = requireFound(await findByToken(db, token), 'proofs.not-found')
    const account = await accountOf(caller)
    const isOwner = account !== undefined && owns(account, found.order)
    if (found.proof.visibility === 'withdrawn' && !isOwner) throw new Refusal('not-found', 'proofs.not-found')
    const { serviceId } = found.line
    const category = (await listCategories(db, [serviceId])).get(serviceId) ?? null
    const media = (await listProofMedia(db, [found.proof.id])).get(found.proof.id) ?? []
    const { priestId } = found.proof
    const priestName = (await findPriestNames(db, [priestId])).get(priestId)
    const entries = (await listEntries(db, [found.proof.id])).get(found.proof.id) ?? []
    const term = await findPerformedTerm(db, shop.settings(), found, lang)
    const { names, areOpen } = namesFor(found, { isOwner, keys })
    const read = { names: areOpen ? names : [], term }
    const reading = await findReading(db, { keys, pronunciations, lang }, found, read)
    const profile = priestName?.isShown ? await findPriestProfile(db, priestId) : undefined
    const performer = profile ? presentPerformer(profile, lang) : null
    return presentView(found, { lang, isOwner, keys, media, entries, category, priestName, performer, reading, term })
  }

  const certificate = (kind: 'pdf' | 'png') =>
    route(
      {
        method: 'get',
        path: `/proof/{token}/certificate.${kind}`,
        operationId: kind === 'pdf' ? 'getCertificatePdf' : 'getCertificatePicture',
        access: 'open',
        summary: `The certificate of a performed ritual as ${kind.toUpperCase()}`,
        params: byToken,
        answers: { 200: { media: TYPES[kind] } },
      },
      async ({ params: { token }, lang, caller, ip, signal }) => {
        const asOf = certificateMoment()
        const view = await findView(token, lang, caller)
        const key = `certificate:${ipRange(ip)}`
        const count = () => countWithin(db, shop.now(), { key, most: MAX_DRAWINGS_PER_MINUTE, windowMs: MINUTE })
        const headers = {
          'content-disposition': `${kind === 'pdf' ? 'attachment' : 'inline'}; filename="${view.number}.${kind}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        }
        return {
          status: 200 as const,
          headers,
          content: {
            kind: 'pieces' as const,
            type: TYPES[kind],
            pieces: drawn(() => draw(view, kind, lang, { signal, count, asOf })),
          },
        }
      },
    )

  return [
    route(
      {
        method: 'get',
        path: '/api/proofs/{token}',
        operationId: 'getProof',
        access: 'open',
        summary:
          'The page of a performed ritual; it shows names to the customer, and initials to others unless the customer made the names public',
        params: byToken,
        answers: { 200: proofView },
      },
      async ({ params: { token }, lang, caller }) => answer(200, await findView(token, lang, caller)),
    ),
    route(
      {
        method: 'get',
        path: '/api/proofs/{token}/correction',
        operationId: 'getProofCorrection',
        access: 'open',
        summary: 'Whether staff have taken the page of a performed ritual offline to correct it',
        params: byToken,
        answers: { 200: z.object({ isInCorrection: z.boolean() }) },
      },
      async ({ params: { token } }) => answer(200, { isInCorrection: await isPageInCorrection(db, token) }),
    ),
    route(
      {
        method: 'put',
        path: '/api/proofs/{token}/visibility',
        operationId: 'setProofVisibility',
        access: 'signedIn',
        summary: 'Shows or hides the customer’s names on the page, withdraws the page or restores the page',
        params: byToken,
        body: visibilityInput,
        answers: { 200: proofView },
      },
      async ({ params: { token }, body: { visibility }, lang, caller }) => {
        const account = await accountOf(caller)
        if (!account) throw new Refusal('unauthenticated', 'http.unauthenticated')
        await setProofVisibility(shop, token, visibility, account)
        return answer(200, await findView(token, lang, caller))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/proofs',
        operationId: 'listOrderProofs',
        access: 'open',
        summary: 'Pages of the performed rituals of an order',
        params: byId,
        answers: { 200: z.array(orderProof) },
      },
      async ({ params: { id }, lang, caller }) => {
        const order = requireFound(await findOrder(db, id), 'orders.not-found')
        const account = await accountOf(caller)
        const isOwner = account !== undefined && owns(account, order)
        const found = await listOrderProofs(db, id)
        const seen = found.filter(({ proof }) => isOwner || proof.visibility !== 'withdrawn')
        return answer(
          200,
          seen.map((each) => presentOrderProof(each, lang)),
        )
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/verify/{number}',
        operationId: 'verifyCertificate',
        access: 'open',
        summary: 'Verifies a certificate number; for a valid number, the answer names the ritual',
        params: z.object({ number: z.string().max(40) }),
        answers: { 200: verification },
      },
      async ({ params, lang, ip }) => {
        await countWithin(db, shop.now(), {
          key: `verify:${ipRange(ip)}`,
          most: MAX_CHECKS_PER_MINUTE,
          windowMs: MINUTE,
        })
        if (isSampleNumber(params.number)) return answer(200, presentSample(await sampleProof(shop, lang)))
        const number = readCertificateNumber(params.number)
        const found = number === undefined ? undefined : await findByNumber(db, number)
        if (!found) return answer(200, { valid: false })
        const state = certificateState(found.proof, found.order)
        if (state !== 'valid' && state !== 'erased') return answer(200, { valid: false, state })
        const { priestId } = found.proof
        const priestName = (await findPriestNames(db, [priestId])).get(priestId)
        const term = await findPerformedTerm(db, shop.settings(), found, lang)
        return answer(200, presentVerification(found, state, { lang, keys, priestName, term }))
      },
    ),
    certificate('pdf'),
    certificate('png'),
  ]
}

const TYPES = { pdf: 'application/pdf', png: 'image/png' } as const

/** Draws the certificate only when the body is read, because a `HEAD` request reads no body. */
async function* drawn(make: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await make()
}
