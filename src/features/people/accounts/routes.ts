import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { byId } from '#server/http/params.ts'
import { answer, type Call, type Route, route } from '#server/http/route.ts'
import { closeSession, revokeSession } from './commands-session.ts'
import type { SignInContext } from './context.ts'
import { requestLogin, verifyCode, type Visitor } from './commands-sign-in.ts'
import { requestLoginAnswer, requestLoginInput, sessionView, verifyCodeAnswer, verifyCodeInput } from './schemas.ts'
import { listSessions } from './queries.ts'
import { sessionLife } from './rules-sessions.ts'
import { CODE_LIFE, RESEND_AFTER } from './rules.ts'
import {
  CLEARED_SITE,
  type CookieOptions,
  cookieOptionsFrom,
  cookieName,
  deviceCookie,
  endCookie,
  endHintCookie,
  hintCookie,
  sessionCookie,
  signInCookie,
} from './rules-cookies.ts'

/** The API calls for signing in and out, and for the list of sessions (docs/contract.md, "Signing in"). */
export function accountRoutes(context: SignInContext): Route[] {
  const { shop } = context
  const options = cookieOptionsFrom(shop.config)
  return [
    route(
      {
        method: 'post',
        path: '/api/auth/request-login',
        operationId: 'requestLogin',
        access: 'open',
        summary: 'Sends a sign-in code to an e-mail address or a phone',
        body: requestLoginInput,
        answers: { 200: requestLoginAnswer },
      },
      async (call) => {
        const { contact, browser } = await requestLogin(shop, call.body, visitorOf(call, options))
        const channel = contact.kind === 'email' ? 'email' : 'sms'
        const body = { channel, expiresIn: CODE_LIFE / SECOND, resendIn: RESEND_AFTER / SECOND } as const
        return { ...answer(200, body), cookies: [signInCookie(browser, options)] }
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/verify-code',
        operationId: 'verifyCode',
        access: 'open',
        summary: 'Signs in with the code',
        body: verifyCodeInput,
        answers: { 200: verifyCodeAnswer },
      },
      async (call) => {
        const { contact, code } = call.body
        const { isNewUser, session, device, role } = await verifyCode(context, contact, code, visitorOf(call, options))
        const cookies = [
          sessionCookie(session, sessionLife(role).most, options),
          deviceCookie(device, options),
          hintCookie(options),
          endCookie('sign-in', options),
        ]
        return { ...answer(200, { isNewUser }), cookies }
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/auth/logout',
        operationId: 'logOut',
        access: 'open',
        summary: 'Ends the session; changes nothing if there is no session',
        answers: { 204: z.undefined() },
      },
      async ({ cookie }) => {
        await closeSession(shop.db, cookie(cookieName('sid', options)))
        const cookies = [endCookie('sid', options), endCookie('sign-in', options), endHintCookie(options)]
        return { ...answer(204, undefined, CLEARED_SITE), cookies }
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/auth/sessions',
        operationId: 'listOwnSessions',
        access: 'signedIn',
        summary: 'The browsers in which the customer is signed in',
        answers: { 200: z.array(sessionView) },
      },
      async ({ caller }) => answer(200, await listSessions(shop.db, shop.now(), caller)),
    ),
    route(
      {
        method: 'delete',
        path: '/api/auth/sessions/{id}',
        operationId: 'endOwnSession',
        access: 'signedIn',
        summary: 'Ends the customer’s session in one browser',
        params: byId,
        answers: { 204: z.undefined() },
      },
      async ({ caller, params }) => {
        await revokeSession(shop.db, caller, params.id)
        return answer(204)
      },
    ),
  ]
}

type AnyCall = Pick<Call<'open', undefined, undefined, undefined>, 'cookie' | 'header' | 'ip' | 'lang'>

function visitorOf({ cookie, header, ip, lang }: AnyCall, options: CookieOptions): Visitor {
  const token = (use: 'sid' | 'sign-in' | 'device') => {
    const value = cookie(cookieName(use, options))
    return value !== undefined && /^[0-9a-f]{64}$/.test(value) ? value : undefined
  }
  return {
    ip,
    lang,
    userAgent: header('user-agent'),
    browser: token('sign-in'),
    device: token('device'),
    session: token('sid'),
  }
}
