import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE } from '../../src/base/time.ts'
import { type PrivatePostgres, startPostgres } from '../../tools/test/private-postgres.ts'
import { makeOrder } from '../make-order.ts'
import { engine } from '../shop.ts'
import { type Container, openContainer, type Started, untilHealthy } from './container.ts'
import { readServices } from './compose-services.ts'
import { buildImage, type Image, missingForImages } from './container-image.ts'
import { ROOT } from './own-sources.ts'
import { freePort } from '../free-port.ts'
import { findDebianProgram } from './proxy-server.ts'

const COMMIT = 'abcdef012345'
const MAX_ADDED_BYTES = 180e6
const DEFAULT_BASE = 'node:24-bookworm-slim'
const HOST = 'shop.example'
const NOBODY = '65534:65534'

const isOnce = engine === 'postgres'
const missing = isOnce ? await missingForImages() : 'it runs with the tests of PostgreSQL'
if (missing && isOnce) console.log(`SKIPPED: the image: ${missing}.`)

describe.skipIf(missing)('the Docker image of the shop', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-container-'))
  let image: Image
  let server: PrivatePostgres
  let composed: ReturnType<typeof readServices> | undefined
  let shop: Running | undefined

  beforeAll(async () => {
    const started = await startPostgres()
    if ('missing' in started) throw new Error(started.missing)
    server = started
    const podmanCompose = await findDebianProgram('podman-compose')
    if (podmanCompose)
      composed = readServices(podmanCompose, folder, { SHOP_HOST: HOST, POSTGRES_PASSWORD: 'secret', COMMIT })
    image = await buildImage(COMMIT)
  }, 30 * MINUTE)
  afterAll(async () => {
    shop?.started.child.kill('SIGKILL')
    await server?.stop()
    await image?.remove()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('the shop’s image is small, runs without root, and has a health check', () => {
    const { config, addedBytes } = image
    console.log(`The image adds ${(addedBytes / 1e6).toFixed(1)} MB to its base.`)
    expect(addedBytes).toBeLessThan(MAX_ADDED_BYTES)
    expect(config).toMatchObject({ User: NOBODY, StopSignal: 'SIGTERM', WorkingDir: '/ahuti' })
    expect(config.Healthcheck.Test).toEqual(['CMD', 'node', '/ahuti/healthcheck.mjs'])
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    expect(config.Labels).toMatchObject({
      'org.opencontainers.image.title': 'Ahuti',
      'org.opencontainers.image.licenses': 'MIT',
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.revision': COMMIT,
    })
  })

  it('the shop’s image contains a list (CycloneDX) of all its packages', () => {
    const inImage = (file: string) => path.join(image.root, 'ahuti', file)
    const bill = JSON.parse(readFileSync(inImage('sbom.cdx.json'), 'utf8'))
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'ahuti' } } })
    type Component = { group?: string; name: string; version: string; components?: Component[] }
    const listed = new Set<string>()
    const note = ({ group, name, version, components = [] }: Component) => {
      listed.add(`${group ? `${group}/` : ''}${name}@${version}`)
      components.forEach(note)
    }
    bill.components.forEach(note)
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
    const installed = Object.keys(packages).filter(
      (place) => place !== '' && existsSync(inImage(`${place}/package.json`)),
    )
    expect(installed.length).toBeGreaterThan(50)
    const nameOf = (place: string) => `${place.split('node_modules/').at(-1)}@${packages[place].version}`
    expect(installed.map(nameOf).filter((name) => !listed.has(name))).toEqual([])
  })

  it('the shop’s image has the PostgreSQL programs of the version in compose.yaml', ({ skip }) => {
    if (!composed) return skip()
    const { services, builds } = composed
    const [node, database] = [`BASE_IMAGE=${DEFAULT_BASE}`, `POSTGRES_IMAGE=${services.database?.image}`]
    expect(builds.length).toBeGreaterThan(0)
    for (const values of builds) expect(values.toSorted()).toEqual([node, `COMMIT=${COMMIT}`, database].toSorted())
  })

  it('the shop’s container starts on a read-only disk if its folders exist', async ({ skip }) => {
    if (!composed) return skip()
    const { folders } = composed.services
    const container = openService('folders')
    expect(await container.run(folders?.entrypoint ?? [], { user: folders?.user })).toEqual({ code: 0, said: '' })
    expect(composed.services['shop-1']).toMatchObject({ isReadOnly: true, isWithoutCapabilities: true })
    shop = await startService('shop-1')
    for (const place of ['/ahuti/try', '/etc/try', '/usr/local/bin/try'])
      expect((await shop.container.run(['touch', place], { user: '0:0' })).said).toContain('Read-only file system')
    for (const place of ['/data/try', '/backups/try', '/tmp/try'])
      expect(await shop.container.run(['touch', place])).toEqual({ code: 0, said: '' })
  })

  it('the shop’s container takes an order and makes a backup', async ({ skip }) => {
    if (!shop) return skip()
    const { container, environment } = shop
    expect((await order(environment)).status).toBe(201)
    const { code, said } = await container.run(['./ahuti', 'backup'], { environment })
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' })
    expect(said).toMatch(/Test restore into PostgreSQL succeeded/)
    const made = readdirSync(path.join(folder, 'volumes/backups/databases'))
    expect(made.filter((name) => name.endsWith('.dump'))).not.toEqual([])
  })

  it('the two shop containers of compose.yaml share one database', async ({ skip }) => {
    if (!shop) return skip()
    const second = await startService('shop-2')
    expect((await order(second.environment)).status).toBe(201)
    await stop(second)
  })

  it('the shop’s container stops within the time limit of container engines', async ({ skip }) => {
    if (!shop) return skip()
    const grace = /^ {2}stop_grace_period: (\d+)s$/m.exec(readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8'))?.[1]
    const seconds = await stop(shop)
    console.log(`The shop stopped in ${seconds.toFixed(1)} s.`)
    expect(seconds).toBeLessThan(Number(grace))
  })

  it('compose.yaml has a working database check and a valid proxy configuration', async ({ skip }) => {
    if (!composed) return skip()
    const { database, proxy } = composed.services
    const { hostname: PGHOST, port: PGPORT } = new URL(server.url)
    const programs = execFileSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | tail -1'], {
      encoding: 'utf8',
    }).trim()
    const env = { PATH: `${programs}:${process.env.PATH}`, PGHOST, PGPORT }
    const check = database?.healthCheck[0] ?? ''
    expect(execFileSync('sh', ['-c', check], { env, encoding: 'utf8' })).toContain('accepting connections')
    const caddy = await findDebianProgram('caddy')
    if (!caddy) return
    const file = proxy?.volumes.find((volume) => volume.endsWith(':/etc/caddy/Caddyfile:ro'))?.split(':')[0] ?? ''
    const args = ['validate', '--adapter', 'caddyfile', '--config', path.join(ROOT, 'deploy', path.basename(file))]
    execFileSync(caddy, args, { env: { ...process.env, ...proxy?.environment, HOME: folder }, stdio: 'pipe' })
  })

  type Running = { container: Container; started: Started; environment: Record<string, string> }

  /** Opens the container of a service. Each volume of the service is a folder of this test. */
  function openService(name: string): Container {
    const volumes = (composed?.services[name]?.volumes ?? []).map((volume) => {
      const [source = '', place = ''] = volume.split(':')
      const own = path.join(folder, 'volumes', source.split('_').at(-1) ?? '')
      mkdirSync(own, { recursive: true })
      return [own, place]
    })
    return openContainer(image, Object.fromEntries(volumes))
  }

  /** Starts the image's command with the environment of the service. Only the database address and the port belong to this test. */
  async function startService(name: string): Promise<Running> {
    const own = { DATABASE_URL: server.url, HOST: '127.0.0.1', PORT: String(await freePort()) }
    const environment = { ...composed?.services[name]?.environment, ...own }
    const container = openService(name)
    const started = container.start(image.config.Cmd, { environment })
    const [, ...check] = image.config.Healthcheck.Test
    await untilHealthy(container, check, started, { environment })
    return { container, started, environment }
  }
})

/** Stops the shop. Returns the seconds from the stop signal to the end of the process. */
async function stop({ started }: { started: Started }): Promise<number> {
  const began = performance.now()
  const ended = once(started.child, 'exit')
  started.signal('SIGTERM')
  expect(await ended).toEqual([0, null])
  return (performance.now() - began) / 1000
}

async function order({ PORT, PUBLIC_ORIGIN = '' }: Record<string, string>): Promise<Response> {
  return await fetch(`http://127.0.0.1:${PORT}/api/orders`, {
    method: 'POST',
    headers: { origin: PUBLIC_ORIGIN, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(makeOrder()),
  })
}
