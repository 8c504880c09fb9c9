// A minimal Node server. It responds to every request with the same bytes and headers. pages.ts starts it with a port and a file.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

export type RawPage = { headers: [name: string, value: string][]; body: string }

const [port, file = ''] = process.argv.slice(2)
// pages.ts writes this file, so its type is known.
const page = JSON.parse(readFileSync(file, 'utf8')) as RawPage
const body = Buffer.from(page.body, 'base64')
const headers = [...page.headers.flat(), 'content-length', String(body.length)]

createServer({ keepAliveTimeout: 60_000 }, (_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
