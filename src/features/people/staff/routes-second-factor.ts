import { z } from 'zod'
import { cookieOptionsFrom, sessionCookie } from '#features/people/accounts/rules-cookies.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Call, type JsonAnswer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { passByRecoveryCode, type RenewedSession, removeFactor, renewRecoveryCodes } from './commands-factors.ts'
import { beginPasskey, challengePasskey, passByPasskey, registerPasskey } from './commands-passkeys.ts'
import { beginTotp, passByTotp, registerTotp } from './commands-totp.ts'
import { findSecondFactor } from './queries-factors.ts'
import { relyingPartyFrom } from './rules.ts'
import {
  passkeyRegistrationInput,
  passkeyVerificationInput,
  recoveryCodesView,
  recoveryInput,
  type RegisteredView,
  registeredView,
  registrationOptions,
  requestOptions,
  type SecondFactorView,
  secondFactorView,
  totpCodeInput,
  totpOptions,
} from './schemas.ts'

const ROOT = '/api/auth/second-factor'
// These calls require no right, because the caller makes them before passing the second factor. All other calls for staff require a passed
// factor.
const access = 'staff'

type SecondFactorAnswer<Status extends number, View> = Promise<JsonAnswer<Status, View>>
type Tools = {
  passed: (call: AnyCall, passed: RenewedSession) => SecondFactorAnswer<200, SecondFactorView>
  registered: (
    call: AnyCall,
    passed: RenewedSession & { codes: string[] | null },
  ) => SecondFactorAnswer<201, RegisteredView>
}
type AnyCall = Pick<Call<'staff', undefined, undefined, undefined>, 'caller' | 'header'>

/**
 * The API calls that register and pass a second factor (docs/security.md, "The second factor"). After the factor is passed, the session gets
 * a new cookie.
 */
export function secondFactorRoutes(shop: Shop): Route[] {
  const options = cookieOptionsFrom(shop.config)
  const partyOf = ({ header }: AnyCall) =>
    relyingPartyFrom(shop.config, { origin: header('origin'), host: header('host') })

  async function passed({ caller }: AnyCall, { token, lifeMs, at }: RenewedSession) {
    const view = await findSecondFactor(shop, shop.now(), { ...caller, secondFactorAt: at })
    return { ...answer(200, view), cookies: [sessionCookie(token, lifeMs, options)] }
  }

  async function registered(call: AnyCall, { codes, ...pass }: RenewedSession & { codes: string[] | null }) {
    const { cookies, content } = await passed(call, pass)
    return { ...answer(201, { ...content.value, recoveryCodes: codes }), cookies }
  }

  return [
    route(
      {
        method: 'get',
        path: ROOT,
        operationId: 'getSecondFactor',
        access,
        summary: 'The state of the caller’s second factor',
        answers: { 200: secondFactorView },
      },
      async ({ caller }) => answer(200, await findSecondFactor(shop, shop.now(), caller)),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/passkey/registration-options`,
        operationId: 'beginPasskeyRegistration',
        access,
        summary:
          'Options to create a passkey; for a further passkey, the caller must have passed the second factor recently',
        answers: { 200: registrationOptions },
      },
      async (call) => answer(200, { ...(await beginPasskey(shop, call.caller, partyOf(call))) }),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/passkey/registration`,
        operationId: 'registerPasskey',
        access,
        summary:
          'Registers the passkey that a browser created; for the first factor, the answer has the recovery codes',
        body: passkeyRegistrationInput,
        answers: { 201: registeredView },
      },
      async (call) =>
        await registered(call, await registerPasskey(shop, call.caller, { ...call.body, party: partyOf(call) })),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/passkey/challenge`,
        operationId: 'beginPasskeyVerification',
        access,
        summary: 'Options to use a passkey',
        answers: { 200: requestOptions },
      },
      async (call) => answer(200, { ...(await challengePasskey(shop, call.caller, partyOf(call))) }),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/passkey/verification`,
        operationId: 'verifyPasskey',
        access,
        summary: 'Passes the second factor with a passkey',
        body: passkeyVerificationInput,
        answers: { 200: secondFactorView },
      },
      async (call) =>
        await passed(call, await passByPasskey(shop, call.caller, { ...call.body, party: partyOf(call) })),
    ),
    route(
      {
        method: 'delete',
        path: `${ROOT}/passkey/{id}`,
        operationId: 'removePasskey',
        access,
        summary: 'Removes a passkey; the caller must have passed the second factor recently',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async (call) => {
        await removeFactor(shop, call.caller, { kind: 'passkey', id: call.params.id })
        return answer(204)
      },
    ),
    ...totpRoutes(shop, { passed, registered }),
    ...recoveryRoutes(shop, { passed }),
  ]
}

function totpRoutes(shop: Shop, { passed, registered }: Tools): Route[] {
  return [
    route(
      {
        method: 'post',
        path: `${ROOT}/totp/registration-options`,
        operationId: 'beginTotpRegistration',
        access,
        summary:
          'A secret for an authenticator app; for a further factor, the caller must have passed the second factor recently',
        answers: { 200: totpOptions },
      },
      async ({ caller, lang }) => answer(200, await beginTotp(shop, caller, lang)),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/totp/registration`,
        operationId: 'registerTotp',
        access,
        summary:
          'Registers an authenticator app with one of its codes, and replaces an earlier app; for the first factor, the answer has the recovery codes',
        body: totpCodeInput,
        answers: { 201: registeredView },
      },
      async (call) => await registered(call, await registerTotp(shop, call.caller, call.body.code)),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/totp/verification`,
        operationId: 'verifyTotp',
        access,
        summary:
          'Passes the second factor with a code of the app; each code is valid once, and may be one step early or late by the shop’s clock',
        body: totpCodeInput,
        answers: { 200: secondFactorView },
      },
      async (call) => await passed(call, await passByTotp(shop, call.caller, call.body.code)),
    ),
    route(
      {
        method: 'delete',
        path: `${ROOT}/totp`,
        operationId: 'removeTotp',
        access,
        summary: 'Removes the authenticator app; the caller must have passed the second factor recently',
        answers: { 204: z.undefined() },
      },
      async (call) => {
        await removeFactor(shop, call.caller, { kind: 'totp' })
        return answer(204)
      },
    ),
  ]
}

function recoveryRoutes(shop: Shop, { passed }: Pick<Tools, 'passed'>): Route[] {
  return [
    route(
      {
        method: 'post',
        path: `${ROOT}/recovery-codes`,
        operationId: 'renewRecoveryCodes',
        access,
        summary:
          'Creates ten recovery codes and returns them only once; earlier codes become invalid. The caller must have passed the second factor recently',
        answers: { 201: recoveryCodesView },
      },
      async (call) => answer(201, { recoveryCodes: await renewRecoveryCodes(shop, call.caller) }),
    ),
    route(
      {
        method: 'post',
        path: `${ROOT}/recovery`,
        operationId: 'useRecoveryCode',
        access,
        summary: 'Passes the second factor with a recovery code; each code is valid once',
        body: recoveryInput,
        answers: { 200: secondFactorView },
      },
      async (call) => await passed(call, await passByRecoveryCode(shop, call.caller, call.body.code)),
    ),
  ]
}
