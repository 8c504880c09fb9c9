import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { connectionOf, findClient, runClient } from './client-programs.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ahuti-client-'))
  return () => rmSync(root, { recursive: true, force: true })
})

/** A folder with programs that only print a version. */
function makeClient(major: number, names = ['pg_dump', 'pg_restore', 'psql']): string {
  const folder = path.join(root, String(major))
  mkdirSync(folder)
  for (const name of names) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho '${name} (PostgreSQL) ${major}.3 (Debian)'\n`)
    chmodSync(path.join(folder, name), 0o755)
  }
  return folder
}

const pathOf = (...folders: string[]) => folders.join(path.delimiter)

describe('the choice of PostgreSQL’s client programs for a server', () => {
  it('is the oldest installed version that is not older than the server', () => {
    const [a, b, c] = [makeClient(91), makeClient(93), makeClient(92)]
    expect(findClient(92, pathOf(a, b, c))).toBe(c)
    expect(findClient(93, pathOf(a, b, c))).toBe(b)
  })

  it('fails if all versions are old or incomplete, and the error names the package', () => {
    const folders = pathOf(makeClient(91), makeClient(95, ['pg_dump', 'psql']), '')
    expect(() => findClient(92, folders)).toThrow('Install the package postgresql-client-92.')
  })
})

describe('the connection settings of a client program', () => {
  it('are passed in variables that only this program sees', () => {
    expect(connectionOf('postgres://a%40b:p%2Fw@[::1]:5433/sh%20op?sslmode=verify-full&application_name=x')).toEqual({
      PGHOST: '::1',
      PGPORT: '5433',
      PGUSER: 'a@b',
      PGPASSWORD: 'p/w',
      PGDATABASE: 'sh op',
      PGSSLMODE: 'verify-full',
      PGAPPNAME: 'ahuti backup',
      PGCONNECT_TIMEOUT: '10',
    })
  })

  it('may name a socket; an SSL mode that only the driver knows is replaced', () => {
    const { PGHOST, PGSSLMODE } = connectionOf('postgres:///shop?host=/run/postgresql&sslmode=no-verify')
    expect([PGHOST, PGSSLMODE]).toEqual(['/run/postgresql', 'require'])
  })
})

it('the error of a failed program contains the program’s output, and shows whose disk is full', async () => {
  const folder = makeClient(91)
  const say = (text: string) => {
    writeFileSync(path.join(folder, 'pg_dump'), `#!/bin/sh\necho '${text}' >&2\nexit 1\n`)
    return runClient('pg_dump', [], { folder })
  }
  await expect(say('pg_dump: error: no role')).rejects.toThrow('pg_dump failed: pg_dump: error: no role')
  await expect(say('could not write: No space left on device')).rejects.not.toHaveProperty('name', 'StartError')
  await expect(say('ERROR:  could not extend file: No space left on device')).rejects.toHaveProperty(
    'name',
    'StartError',
  )
})
