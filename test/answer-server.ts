import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The reply of the server to a request. `silent`: it sends no answer. `endless`: its answer never ends. */
export type Reply = { status?: number; type?: string; body: string | Uint8Array } | 'silent' | 'endless'
export type Question = { method: string; path: string; body: string; headers: IncomingHttpHeaders }

export type AnswerServer = Awaited<ReturnType<typeof openAnswerServer>>

/** A local server that gives prepared answers. */
export async function openAnswerServer(reply: (question: Question) => Promise<Reply | undefined> | Reply | undefined) {
  const requests: Question[] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = '', url: path = '', headers } = request
      const question = { method, path, body, headers }
      requests.push(question)
      const given = (await reply(question)) ?? { status: 404, type: 'text/plain', body: 'nothing here' }
      if (given === 'silent') return
      if (given === 'endless') return void response.writeHead(200).end(`"${'x'.repeat(40_000_000)}"`)
      response.writeHead(given.status ?? 200, { 'content-type': given.type ?? 'application/json' }).end(given.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
