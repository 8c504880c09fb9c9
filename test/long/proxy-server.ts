import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import http2 from 'node:http2'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import tls from 'node:tls'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'
import { installDebianPackage } from '../../tools/test/debian-package.ts'
import { findProgram } from '../../tools/test/programs.ts'
import type { Answer } from '../shop.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))
/** Debian installs servers in a folder that is only on root's PATH. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin']

export type ProxyKind = 'nginx' | 'haproxy' | 'caddy'
export type Proxy = { port: number; stop: () => Promise<void>; log: string }

/**
 * Returns the full path of a Debian program. If the program is missing, it is installed, if this user may install packages. If not, prints a message
 * and returns undefined.
 */
export async function findDebianProgram(name: string, debian = name): Promise<string | undefined> {
  process.env.PATH = [...new Set([...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM])].join(path.delimiter)
  const found = findProgram([name])
  if (found) return found
  const missing = await installDebianPackage(debian)
  const installed = findProgram([name])
  if (!installed)
    console.log(`SKIPPED: tests with ${name}: ${missing ?? 'it is installed, but its program was not found'}.`)
  return installed
}

/**
 * Starts the proxy with the configuration file in `deploy/`. Only ports, names and paths are changed. `openTo`: the addresses that may connect,
 * configured as docs/operations.md describes. By default all addresses may connect.
 */
export async function startProxy(
  kind: ProxyKind,
  program: string,
  folder: string,
  upstreams: number[],
  openTo: string[] = [],
): Promise<Proxy> {
  makeCertificate(folder)
  if (openTo.length > 0) writeFileSync(path.join(folder, 'ahuti-open-to.conf'), allowOnly(openTo))
  const [port, plain] = [await freePort(), await freePort()]
  const args = { nginx: nginxArgs, haproxy: haproxyArgs, caddy: caddyArgs }[kind](folder, { port, plain, upstreams })
  const log = path.join(folder, `${kind}.log`)
  const output = createWriteStream(log)
  await once(output, 'open')
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...(openTo.length > 0 && { SHOP_OPEN_TO: openTo.join(' ') }),
  }
  const child = spawn(program, args, { stdio: ['ignore', output, output], env, cwd: folder })
  await untilOpen(port, child, log)
  return {
    port,
    log,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The nginx file with the IP addresses that may connect, as in docs/operations.md. */
function allowOnly(addresses: string[]): string {
  return [...addresses.map((address) => `allow ${address};`), 'deny all;', ''].join('\n')
}

type Ports = { port: number; plain: number; upstreams: number[] }

function nginxArgs(folder: string, { port, plain, upstreams }: Ports): string[] {
  const server = read('nginx.conf')
    // Removes the IPv6 lines, because the machine may not support IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('/etc/ssl/ahuti', folder)
    .replaceAll('/etc/nginx', folder)
    .replaceAll(/\/var\/(?:cache|log)\/nginx/g, folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreams[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${upstreams[1]}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const whole = `daemon off; ${user} pid ${folder}/nginx.pid; error_log stderr notice;
events { worker_connections 1024; }
http { ${temporary}\n${server} }`
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, whole)
  return ['-p', folder, '-c', file]
}

function haproxyArgs(folder: string, { port, plain, upstreams }: Ports): string[] {
  const file = path.join(folder, 'haproxy.cfg')
  const text = read('haproxy.cfg')
    .replace('bind :::443 v4v6', `bind 127.0.0.1:${port}`)
    .replace('bind :::80 v4v6', `bind 127.0.0.1:${plain}`)
    .replace('/etc/haproxy/ahuti.pem', path.join(folder, 'both.pem'))
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[1]}`)
  writeFileSync(file, text)
  return ['-db', '-f', file]
}

/** Without the internet Caddy uses its internal CA. The other parts of the file are unchanged. */
function caddyArgs(folder: string, { port, plain, upstreams }: Ports): string[] {
  const file = path.join(folder, 'Caddyfile')
  const site = read('Caddyfile')
    .replace('{$SHOP_HOST} {', `https://shop.example:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
    .replace('{$SHOP_UPSTREAMS}', upstreams.map((each) => `127.0.0.1:${each}`).join(' '))
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${port}\n}\n${site}`)
  return ['run', '--adapter', 'caddyfile', '--config', file]
}

function read(name: string): string {
  return readFileSync(path.join(DEPLOY, name), 'utf8')
}

function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  writeFileSync(path.join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
}

async function untilOpen(port: number, child: ChildProcess, log: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) break
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await pause(100)
  }
  throw new Error(`the proxy did not open its port:\n${readFileSync(log, 'utf8')}`)
}

export type ProxyAnswer = { status: number; headers: http2.IncomingHttpHeaders; body: string; alpn: string | undefined }
export type Browser = {
  get: (path: string, headers?: Record<string, string>) => Promise<ProxyAnswer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ProxyAnswer>
  /** Sends a request with any method, like the function `call` of a test shop. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** Sends a POST request, and disconnects as soon as `words` have arrived. Returns the text received so far. */
  postUntil: (path: string, body: unknown, words: string) => Promise<string>
  close: () => void
}

/** A visitor's browser that uses HTTP/2 and TLS, with this local source address. After a GOAWAY from the proxy it connects again. */
export function openBrowser({ port, folder, from = '127.0.0.1' }: Visitor): Browser {
  const ca = readFileSync(path.join(folder, 'fullchain.pem'))
  let current: http2.ClientHttp2Session | undefined
  function session(): http2.ClientHttp2Session {
    if (current && !current.closed && !current.destroyed) return current
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    const secured = tls.connect({ socket, ca, servername: 'shop.example', ALPNProtocols: ['h2'] })
    current = http2.connect('https://shop.example', { createConnection: () => secured })
    current.on('error', () => {})
    return current
  }
  function send(headers: http2.OutgoingHttpHeaders, body?: string | Uint8Array, words?: string): Promise<ProxyAnswer> {
    const used = session()
    const stream = used.request(headers)
    stream.setEncoding('utf8')
    let text = ''
    let answered: http2.IncomingHttpHeaders & { ':status'?: number } = {}
    stream.on('data', (chunk: string) => {
      text += chunk
      if (words !== undefined && text.includes(words)) stream.close(http2.constants.NGHTTP2_CANCEL)
    })
    stream.on('response', (found) => {
      answered = found
    })
    stream.setTimeout(START_TIMEOUT_MS, () => stream.close(http2.constants.NGHTTP2_CANCEL))
    stream.end(body)
    return new Promise((resolve) => {
      stream.on('error', () => {})
      // The value 0 means that there was no response.
      stream.on('close', () =>
        resolve({ status: answered[':status'] ?? 0, headers: answered, body: text, alpn: used.alpnProtocol }),
      )
    })
  }
  const posted = { ':method': 'POST', origin: 'https://shop.example', 'content-type': 'application/json' }
  return {
    get: async (to, headers = {}) => await send({ ':path': to, ...headers }),
    post: async (to, body, headers = {}) => await send({ ...posted, ':path': to, ...headers }, JSON.stringify(body)),
    call: async (method, to, body, headers = {}) => {
      const sent = body instanceof FormData ? await toBytes(body) : { bytes: JSON.stringify(body) }
      const type = 'type' in sent ? { 'content-type': sent.type } : {}
      const answered = await send({ ...posted, ':method': method, ':path': to, ...headers, ...type }, sent.bytes)
      const received = new Headers()
      for (const cookie of answered.headers['set-cookie'] ?? []) received.append('set-cookie', cookie)
      return { status: answered.status, headers: received, body: JSON.parse(answered.body || 'null') }
    },
    postUntil: async (to, body, words) => (await send({ ...posted, ':path': to }, JSON.stringify(body), words)).body,
    close: () => current?.destroy(),
  }
}

async function toBytes(form: FormData): Promise<{ bytes: Uint8Array; type: string }> {
  const encoded = new Response(form)
  return { bytes: await encoded.bytes(), type: encoded.headers.get('content-type') ?? '' }
}

type Visitor = { port: number; folder: string; from?: string }
const START_TIMEOUT_MS = 15_000
