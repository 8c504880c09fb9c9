import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE } from '../../src/base/time.ts'
import { makeOrder } from '../make-order.ts'
import type { ReadableBody } from '../shop.ts'
import { type BareDebian, bootBareDebian, missingForBareDebian } from './fresh-debian.ts'
import { readCommands } from './documented-commands.ts'
import { listSources, ROOT } from './own-sources.ts'

const PAGE = 'docs/operations.md'
/** A name that needs no registration. The page recommends this name for a trial. */
const NAME = 'shop.localhost'
const PRICE = makeOrder().total

const isOnce = process.env.AHUTI_TEST_ENGINE !== 'postgres'
const missing = isOnce ? await missingForBareDebian() : 'it runs with the embedded database’s tests'
if (missing && isOnce) console.log(`SKIPPED: ${PAGE} on a bare Debian: ${missing}.`)

describe.skipIf(missing)('the commands of docs/operations.md on a minimal Debian', () => {
  let server: BareDebian
  beforeAll(async () => {
    server = await timed('a bare Debian', bootBareDebian)
    await copySources(server)
  }, 15 * MINUTE)
  afterAll(async () => await server?.stop())

  it(
    'the page’s commands set up a shop with TLS and a tested backup',
    async () => {
      expect(await server.run('command -v psql caddy nginx haproxy curl git || true')).toBe('')
      const blocks = readCommands(PAGE, '## From a bare server')
      expect(blocks.length).toBeGreaterThan(6)
      let said = ''
      for (const block of blocks) {
        // The page prescribes this setting for a name that ends in .localhost.
        if (block.startsWith('curl') && block.includes('https://')) await server.run('caddy trust')
        said += await run(block)
      }
      expect(said).toMatch(/Test restore into PostgreSQL succeeded: \d+ tables, \d+ rows, all unchanged/)
      expect(said).toMatch(/test restore succeeded in [\d.]+ s/)
      expect(await server.run('systemctl is-active ahuti@3000 ahuti@3001 caddy postgresql')).toBe('active\n'.repeat(4))
    },
    30 * MINUTE,
  )

  it('a new server starts two processes of the shop, each with its own metrics', async () => {
    expect(await server.run('systemctl show --property NRestarts --value ahuti@3000 ahuti@3001')).toBe('0\n\n0\n')
    const figures = await server.run(
      'curl -fsS http://127.0.0.1:13000/metrics && curl -fsS http://127.0.0.1:13001/metrics',
    )
    expect(figures.match(/^# TYPE process_cpu_user_seconds_total/gm)).toHaveLength(2)
    expect(await server.run('runuser -u postgres -- psql -Atc "select count(*) from partner_client" ahuti')).toBe('4\n')
  })

  it('the installed service cannot write outside its folders', async () => {
    const exposure = await server.run('systemd-analyze security --no-pager ahuti@3000 | tail -1')
    const [, level = '10'] = /exposure level for ahuti@3000\.service: ([\d.]+)/.exec(exposure) ?? []
    expect(Number(level)).toBeLessThan(3)
    const pid = (await server.run('systemctl show --property MainPID --value ahuti@3000')).trim()
    const enter = `nsenter --target ${pid} --mount -- runuser -u ahuti -- touch`
    await server.run(`${enter} /var/lib/ahuti/try /var/backups/ahuti/try`)
    await expect(server.run(`${enter} /opt/ahuti/try`)).rejects.toThrow('Read-only file system')
    await server.run('rm /var/lib/ahuti/try /var/backups/ahuti/try')
  })

  const kept: { id: string; status: string }[] = []

  it('the installed shop accepts an order and its payment over HTTPS', async () => {
    kept.push(await buy())
    kept.push(await buy())
    expect(kept.map(({ status }) => status)).toEqual(['completed', 'completed'])
  })

  it('nginx and HAProxy refuse visitors from other IP addresses before the shop opens', async () => {
    await server.run(`systemctl stop caddy
install -d -m 0700 /etc/ssl/ahuti
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${NAME} -addext subjectAltName=DNS:${NAME} \
  -keyout /etc/ssl/ahuti/privkey.pem -out /etc/ssl/ahuti/fullchain.pem
cp /etc/ssl/ahuti/fullchain.pem /usr/local/share/ca-certificates/ahuti.crt
update-ca-certificates`)
    // This command requests the page from another visitor's IP address.
    const elsewhere = `curl -4 -sS -o /dev/null -w '%{http_code}' --interface 127.0.0.2 https://${NAME}/ || true`
    const proxies = readCommands(PAGE, '### nginx or HAProxy')
    expect(proxies).toHaveLength(2)
    const refusedBy = { nginx: '403', haproxy: '000' }
    for (const [at, [name, refused]] of Object.entries(refusedBy).entries()) {
      await run(proxies[at] ?? '')
      await server.run(`curl -fsS --retry 30 --retry-delay 1 --retry-all-errors -o /dev/null https://${NAME}/`)
      expect((await buy()).status).toBe('completed')
      expect(await server.run(elsewhere)).toBe(refused)
      await server.run(`systemctl disable --now ${name}`)
    }
    await server.run('systemctl start caddy')
    await readyAgain()
  })

  it('the commands for an update restart one process after the other', async () => {
    // Gives the clone on the machine an origin, as `git clone` does.
    await server.run(`git clone --quiet --bare . /root/origin.git
git remote add origin /root/origin.git
git fetch --quiet origin
git branch --quiet --set-upstream-to "origin/$(git branch --show-current)"`)
    for (const block of readCommands(PAGE, '## A new version')) await run(block)
    expect(await server.run('readlink -f /opt/ahuti')).toMatch(/^\/opt\/ahuti-[0-9a-f]{7,}\n$/)
    await readyAgain()
    kept.push(await buy())
  })

  it('the commands after a data loss restore the orders of a lost database', async () => {
    await server.run('ahuti backup')
    const late = await buy()
    await loseDisk()
    // The drill starts without running shop processes and with an empty database.
    await server.run('systemctl stop ahuti@3000 ahuti@3001; runuser -u postgres -- createdb --owner ahuti ahuti')
    const [drill = ''] = readCommands(PAGE, '### The drill')
    const drilled = await run(drill)
    expect(drilled).toContain('every row is verified')
    expect(drilled).toContain(kept.at(-1)?.id)
    expect(drilled).not.toContain(late.id)
    const [recovery = ''] = readCommands(PAGE, '### After a loss')
    expect(await run(recovery)).toContain('every row is verified')
    for (const { id } of kept) expect(await call('GET', `/api/orders/${id}`)).toMatchObject({ status: 'completed' })
    // The orders placed after the backup must be missing. Otherwise the restore has not used the backup.
    await expect(call('GET', `/api/orders/${late.id}`)).rejects.toThrow('404')
    expect((await buy()).status).toBe('completed')
  })

  it('the archived log restores the last order after the loss of a disk', async () => {
    const [install = '', archive = '', recovery = ''] = readCommands(PAGE, '### Point in time')
    await run(install)
    await run(archive)
    await readyAgain()
    const last = await buy()
    // PostgreSQL archives its log at least once every 30 seconds.
    await server.run('sleep 40')
    await server.run(`systemctl kill --signal KILL 'postgresql@*'
version=$(pg_lsclusters --no-header | cut -d ' ' -f 1)
pg_dropcluster --stop "$version" main
pg_createcluster --start "$version" main`)
    await run(recovery)
    await readyAgain()
    expect(await call('GET', `/api/orders/${last.id}`)).toMatchObject({ status: 'completed' })
    await run(archive)
    await readyAgain()
    expect((await buy()).status).toBe('completed')
    expect(await server.run('runuser -u postgres -- pgbackrest --stanza=ahuti info')).toContain('status: ok')
  })

  /** Deletes the files of PostgreSQL while the shop runs. The new database has only the role of DATABASE_URL. */
  async function loseDisk(): Promise<void> {
    await server.run(`systemctl kill --signal KILL 'postgresql@*'
rm -rf /var/lib/ahuti/*
version=$(pg_lsclusters --no-header | cut -d ' ' -f 1)
pg_dropcluster --stop "$version" main
pg_createcluster --start "$version" main
password=$(sed -n 's|^DATABASE_URL=postgres://ahuti:\\(.*\\)@.*|\\1|p' /etc/ahuti/env)
echo "create role ahuti login createdb password '$password'" | runuser -u postgres -- psql`)
  }

  async function run(block: string): Promise<string> {
    const [title = ''] = block.trim().split('\n')
    return await timed(title, async () => await server.run(block.replaceAll('shop.example', NAME)))
  }

  async function readyAgain(): Promise<void> {
    await server.run('curl -fsS --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3001/readyz')
  }

  /** Orders and pays over HTTPS; returns the final order. */
  async function buy(): Promise<{ id: string; status: string }> {
    const order = await call('POST', '/api/orders', makeOrder())
    const currency = 'USDT_TRC20'
    const payment = await call('POST', '/api/crypto/payment', { orderId: order.id, currency, amountUsd: PRICE })
    const { address, expectedAmount: amount } = payment
    await call('POST', '/api/sandbox/chain/transfer', { currency, address, amount })
    await call('POST', '/api/sandbox/chain/mine', { currency, blocks: 20 })
    let found = order
    for (let tries = 0; tries < 60 && found.status !== 'completed'; tries += 1)
      found = await server.run('sleep 0.5').then(async () => await call('GET', `/api/orders/${order.id}`))
    return found
  }

  /** Calls the API at the shop's public address, as an API client does. */
  async function call(method: string, to: string, body?: unknown): Promise<ReadableBody> {
    const headers = [`origin: https://${NAME}`, 'content-type: application/json', `idempotency-key: ${randomUUID()}`]
    writeFileSync(`${server.root}/root/body.json`, body === undefined ? '' : JSON.stringify(body))
    const given = headers.map((header) => `-H '${header}'`).join(' ')
    const sent = body === undefined ? '' : '--data @/root/body.json'
    const answer = await server.run(`curl -fsS -X ${method} ${given} ${sent} https://${NAME}${to}`)
    return JSON.parse(answer)
  }
})

/** Copies the current files of the repository to the server, in a commit, as `git clone` would. */
async function copySources(server: BareDebian): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-sources-'))
  const run = (program: string, args: string[], input = '') => execFileSync(program, args, { input, encoding: 'utf8' })
  const archive = `${server.root}/root/sources.tar`
  run('git', ['-C', folder, 'init', '--quiet'])
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com']
  run('git', ['-C', folder, ...author, 'commit', '--quiet', '--allow-empty', '--message', 'Test'])
  run('tar', ['-c', '-f', archive, '-C', folder, '.git', '-C', ROOT, '--null', '-T', '-'], listSources().join('\0'))
  rmSync(folder, { recursive: true })
  await server.run('tar -x --no-same-owner -f /root/sources.tar')
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)
  return result
}
