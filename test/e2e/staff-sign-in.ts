import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'
import { origin } from './origin.ts'

export const OWNER = 'admin@example.com'

/**
 * Signs the owner in without opening pages. The shop sends another code only after a minute. So the function moves the shop's clock forward if it
 * must wait.
 */
export async function signInAsOwner(request: APIRequestContext, shop = origin()): Promise<void> {
  await signInWithoutPages(request, OWNER, shop)
}

export async function signInWithoutPages(request: APIRequestContext, contact: string, shop = origin()): Promise<void> {
  const headers = { origin: shop }
  const ask = async () => await request.post(`${shop}/api/auth/request-login`, { data: { contact }, headers })
  // The limit is five codes an hour, so the wait may be longer than a minute.
  for (let answer = await ask(); answer.status() === 429; answer = await ask())
    await callAs(request, shop, '/api/sandbox/clock/advance', {
      seconds: Math.max(61, Number(answer.headers()['retry-after']) + 1),
    })
  await callAs(request, shop, '/api/auth/verify-code', { contact, code: await sentCode(request, contact, shop) })
}

export async function sentCode(request: APIRequestContext, contact: string, shop = origin()): Promise<string> {
  const messages = await sentTo(request, contact, shop)
  return messages.find((message) => message.code !== undefined)?.code ?? ''
}

type SentEmail = { id: string; subject: string; text: string; code?: string }

/** The shop's messages to this contact, newest first. */
export async function sentTo(request: APIRequestContext, contact: string, shop = origin()): Promise<SentEmail[]> {
  const answer = await request.get(`${shop}/api/sandbox/messages?to=${encodeURIComponent(contact)}`)
  return (await answer.json()) as SentEmail[]
}

/** Waits for an e-mail to this contact that matches the pattern. Returns the matching text. */
export async function findInMail(
  request: APIRequestContext,
  contact: string,
  shop: string,
  pattern: RegExp,
): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const sent = await sentTo(request, contact, shop)
    found = pattern.exec(sent.map(({ subject, text }) => `${subject}\n${text}`).join('\n'))?.[0]
    return found
  }
  await expect.poll(look).toBeDefined()
  return found ?? ''
}

/** Makes a change by an API call, as the shop's own pages do. Returns the response. */
export async function callAs<Answer = Record<string, string>>(
  request: APIRequestContext,
  shop: string,
  path: string,
  data: unknown,
): Promise<Answer> {
  const answer = await request.post(shop + path, { data, headers: { origin: shop } })
  expect(answer.ok(), `${path} returned ${answer.status()}: ${await answer.text()}`).toBe(true)
  return (await answer.json().catch(() => ({}))) as Answer
}
