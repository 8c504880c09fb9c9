import type { Answer, TestShop } from './shop.ts'

/** A separate browser. It stores cookies. If the shop trusts the proxy 127.0.0.1, the browser has its own source IP address. */
export type Browser = {
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  cookies: Map<string, string>
}

let lastAddress = 0

/** The value of `TRUSTED_PROXIES` for test shops whose simulated browsers have different IP addresses. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' }

export function openBrowser(shop: Pick<TestShop, 'call'>, ip = newAddress()): Browser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    call: async (method, path, body, headers = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await shop.call(method, path, body, {
        'x-forwarded-for': ip,
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      })
      for (const set of answer.headers.getSetCookie()) keep(cookies, set)
      return answer
    },
  }
}

export async function lastCode(shop: Pick<TestShop, 'call'>, contact: string): Promise<string> {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(contact)}`)
  return (body as { code?: string }[]).find(({ code }) => code !== undefined)?.code ?? ''
}

/** A browser signed in with a contact. */
export async function signIn(
  shop: Pick<TestShop, 'call'>,
  contact: string,
  browser = openBrowser(shop),
): Promise<Browser> {
  await browser.call('POST', '/api/auth/request-login', { contact })
  const code = await lastCode(shop, contact)
  const { status } = await browser.call('POST', '/api/auth/verify-code', { contact, code })
  if (status !== 200) throw new Error(`signing in as ${contact} returned ${status}`)
  return browser
}

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

function newAddress(): string {
  lastAddress += 1
  // Addresses in the same range share a limit. So each browser gets its own range, until all ranges are in use (RFC 2544).
  return `198.${18 + (lastAddress % 2)}.${Math.floor(lastAddress / 2) % 256}.${1 + (Math.floor(lastAddress / 512) % 254)}`
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}
