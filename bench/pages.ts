import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '../tools/test/programs.ts'
import { type Bench, type Part, Unavailable } from './bench.ts'
import { amount, type Figure, ratioAtLeast } from './results.ts'
import { type Answer, ask, BROWSER_HEADERS } from './http.ts'
import { generatorName, requestsPerSecond } from './load.ts'
import type { RawPage } from './raw-server.ts'
import { median, medianRatio, takeTurns } from './rounds.ts'
import { freePort, type Server, startServer, startShop, whileRunning } from './servers.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
const LIMIT = 0.5

/** Headers that are different on every server. They are not compared. */
const OWN = new Set(['date', 'server', 'connection', 'keep-alive', 'content-length'])

export const pages: Part = {
  name: 'pages',
  about: 'a cached public page compared with nginx and bare Node, which send the same bytes',
  measure,
}

async function measure({ folder, rounds, seconds, freshDatabase }: Bench): Promise<Figure[]> {
  const servers: Server[] = []
  const opened = async (starting: Promise<Server>) => {
    servers.push(await starting)
    return await starting
  }
  try {
    const shop = await opened(startShop(folder, { DATABASE_URL: await freshDatabase() }))
    const page = await readPage(shop)
    const nginx = await opened(startNginx(folder, page))
    const node = await opened(startBareNode(folder, page))
    for (const server of [nginx, node]) assertSame(await readPage(server), page)
    for (const server of servers) await load(server, WARM_UP_SECONDS, folder)
    for (const server of servers) server.pause()
    const turn = (server: Server) => () => whileRunning(server, () => load(server, seconds, folder))
    const seen = await takeTurns(rounds, { shop: turn(shop), nginx: turn(nginx), node: turn(node) })
    return figuresOf(seen, page)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function figuresOf({ shop, nginx, node }: Record<'shop' | 'nginx' | 'node', number[]>, page: Answer): Figure[] {
  const [own, theirs, bare] = [shop, nginx, node].map((values) => amount(median(values), '/s'))
  const how = `${page.body.length.toLocaleString('en')} bytes, ${generatorName()}, ${CONNECTIONS} connections`
  return [
    ratioAtLeast(medianRatio(shop, nginx), {
      what: 'Cached home page, compared with nginx',
      limit: LIMIT,
      seen: `shop ${own}, nginx ${theirs}; ${how}`,
    }),
    ratioAtLeast(medianRatio(shop, node), {
      what: 'Cached home page, compared with bare `node:http`',
      limit: LIMIT,
      seen: `shop ${own}, node:http ${bare}`,
    }),
  ]
}

async function load({ origin }: Server, seconds: number, folder: string): Promise<number> {
  const headers = BROWSER_HEADERS
  return await requestsPerSecond({ url: `${origin}/`, connections: CONNECTIONS, seconds, headers, folder })
}

async function readPage({ origin }: Server): Promise<Answer> {
  const answer = await ask(`${origin}/`, { headers: BROWSER_HEADERS })
  return { ...answer, headers: answer.headers.filter(([name]) => !OWN.has(name)) }
}

/** Checks that the other servers send the same content as the shop. Otherwise the comparison would be meaningless. */
function assertSame(theirs: Answer, own: Answer): void {
  const list = ({ headers }: Answer) =>
    headers
      .map((header) => header.join(': '))
      .toSorted()
      .join('\n')
  if (!theirs.body.equals(own.body) || theirs.status !== own.status || list(theirs) !== list(own)) {
    throw new Error(`not the same page:\n${list(theirs)}\n\ninstead of\n\n${list(own)}`)
  }
}

async function startBareNode(folder: string, page: Answer): Promise<Server> {
  const [file, port] = [path.join(folder, 'page.json'), await freePort()]
  const raw: RawPage = { headers: page.headers, body: page.body.toString('base64') }
  writeFileSync(file, JSON.stringify(raw))
  const args = ['--disable-warning=ExperimentalWarning', 'bench/raw-server.ts', String(port), file]
  return await startServer({
    command: process.execPath,
    args,
    port,
    readyPath: '/',
    log: path.join(folder, 'node.log'),
  })
}

async function startNginx(folder: string, page: Answer): Promise<Server> {
  const command = findProgram(['nginx']) ?? ['/usr/sbin/nginx'].find((file) => existsSync(file))
  if (!command) throw new Unavailable('nginx is not installed (apt-get install nginx-light)')
  const [config, port] = [path.join(folder, 'nginx.conf'), await freePort()]
  writeFileSync(path.join(folder, 'page'), page.body)
  writeFileSync(config, nginxConfig(folder, port, page.headers))
  const log = path.join(folder, 'nginx.log')
  return await startServer({
    command,
    args: ['-p', folder, '-c', config, '-e', log],
    port,
    readyPath: '/',
    log,
  })
}

/**
 * A configuration with one process and all settings that make a static file fast. `Last-Modified` and ranges are off, because the shop sends neither
 * of them.
 */
function nginxConfig(folder: string, port: number, headers: Answer['headers']): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const added = headers.filter(([name]) => name !== 'content-type')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_timeout 60s 60s;
  keepalive_requests 1000000000;
  open_file_cache max=16 inactive=60s;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    etag off;
    max_ranges 0;
    types {}
    default_type ${JSON.stringify(type)};
    add_header Last-Modified "";
    ${added.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n    ')}
    location / { try_files /page =404; }
  }
}
`
}
