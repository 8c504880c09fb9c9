import { Agent, request } from 'node:http'

export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer }

type Options = {
  method?: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent
  /** The local source address of the request. */
  localAddress?: string
}

/** The headers that a browser sends when it requests a page. */
export const BROWSER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
}

/** Sends an HTTP request and returns the response as received. A compressed response stays compressed. */
export async function ask(
  url: string,
  { method = 'GET', headers, body, agent, localAddress }: Options = {},
): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent, localAddress }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: pairsOf(response.rawHeaders),
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** A different address for each visitor. On Linux all addresses of 127.0.0.0/8 belong to this machine. */
export function visitorAddress(place: number): string {
  return `127.9.${Math.floor(place / 250) % 250}.${1 + (place % 250)}`
}

/** An agent that keeps connections open between requests. */
export function keepOpen(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 256 })
}

/** Like `ask`, but over keep-alive connections. Throws if the response is not successful. */
export function keepAsking(options: Options): (url: string) => Promise<void> {
  const agent = keepOpen()
  return async (url) => {
    const { status } = await ask(url, { ...options, agent })
    if (status >= 300) throw new Error(`${url} returned ${status}`)
  }
}

function pairsOf(raw: string[]): [name: string, value: string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : [],
  )
}
