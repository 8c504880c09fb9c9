import type { IncomingMessage, ServerResponse } from 'node:http'

const PATH = /^\/mcp(?:\?|$)/

/** Whether a request is one of programs, which may come from anywhere (docs/agents.md). */
export function isProgramCall(url: string): boolean {
  return PATH.test(url)
}

/**
 * Lets pages of any site read the answers, and answers the question that browsers ask before (OPTIONS). Without credentials: what is
 * answered is the same for everybody. True when the request is answered.
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
