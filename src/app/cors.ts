import type { IncomingMessage, ServerResponse } from 'node:http'

const PATH = /^\/mcp(?:\?|$)/

/** True if a request is for the API for programs, which pages of any origin may call (docs/agents.md). */
export function isProgramCall(url: string): boolean {
  return PATH.test(url)
}

/**
 * Lets pages of any site read the responses, and answers preflight requests (OPTIONS). Credentials are not allowed, because everybody gets
 * the same responses. True if the request was answered.
 */
export function openToAnySite({ method }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after')
  response.setHeader('cross-origin-resource-policy', 'cross-origin')
  if (method !== 'OPTIONS') return false
  response
    .writeHead(204, {
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': '*',
      'access-control-max-age': '7200',
    })
    .end()
  return true
}
