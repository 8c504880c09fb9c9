import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isRunnable } from '../../../tools/test/programs.ts'
import { installDebianPackage } from '../../../tools/test/debian-package.ts'
import { areRecipients, readBackupKeys } from './recipients.ts'
import { measureFile, openStored, pairOfKey, readIdentities, sealFile } from './sealed-file.ts'

/** A key pair that `age-keygen` made. */
const IDENTITY = 'AGE-SECRET-KEY-1U5RNTMK430V6Y2UR03470MNJCD69WYT0U2SLNL95RD3F4SQW6CQQE4PV4G'
const RECIPIENT = 'age16p5lt8ncg3j2854sgpwl0u4h3j3y5evdc29ckuua8t86hesmtshsymm3uk'
const [KEY, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

let folder: string
const file = (name: string) => path.join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ahuti-sealed-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

async function seal(bytes: Uint8Array, recipients = [RECIPIENT]) {
  writeFileSync(file('plain'), bytes)
  await sealFile(file('plain'), file('sealed'), recipients)
  return await measureFile(file('sealed'))
}

async function open(facts: { bytes: number; sha256: string }, identities = [IDENTITY]) {
  await openStored(createReadStream(file('sealed')), file('opened'), { facts, isSealed: true, identities })
  return readFileSync(file('opened'))
}

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  'an encrypted file of %i bytes is read back unchanged',
  async (size) => {
    const bytes = randomBytes(size)
    expect((await open(await seal(bytes))).equals(bytes)).toBe(true)
  },
)

it('each of several recipients can open an encrypted file, and nobody else can', async () => {
  const [pair, other] = await Promise.all([KEY, OTHER].map(pairOfKey))
  const facts = await seal(Buffer.from('fire'), [RECIPIENT, pair?.recipient ?? ''])
  for (const identity of [IDENTITY, pair?.identity ?? ''])
    expect((await open(facts, [identity])).toString()).toBe('fire')
  await expect(open(facts, [other?.identity ?? ''])).rejects.toThrow('sealed for a key that you did not give')
  await expect(open(facts, [])).rejects.toThrow('sealed for a key that you did not give')
})

it('an encrypted file that was changed, shortened or exchanged is refused', async () => {
  const facts = await seal(randomBytes(150_000))
  const whole = readFileSync(file('sealed'))
  for (const place of [3, 60, 210, 70_000, whole.length - 1]) {
    const changed = Buffer.from(whole)
    changed[place] = (changed[place] ?? 0) ^ 1
    writeFileSync(file('sealed'), changed)
    // If the line about the recipient was changed, the file appears to be encrypted for another recipient.
    await expect(open(facts), `changed at ${place}`).rejects.toThrow(/damaged|sealed for a key/)
  }
  for (const cut of [0, 100, 65_800, whole.length - 1]) {
    writeFileSync(file('sealed'), whole.subarray(0, cut))
    await expect(open(facts), `cut at ${cut}`).rejects.toThrow(/damaged/)
  }
  await seal(randomBytes(150_000))
  await expect(open(facts)).rejects.toThrow(/damaged/)
})

it('a file is described by its length and its SHA-256 hash', async () => {
  writeFileSync(file('plain'), 'abc')
  // The hash of `abc`, an example of FIPS 180-4.
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await measureFile(file('plain'))).toEqual({ bytes: 3, sha256 })
})

it('recipients and secret keys have the format of the program age', () => {
  expect(areRecipients(`${RECIPIENT}, ${RECIPIENT}`)).toBe(true)
  for (const wrong of ['', 'age1', `${RECIPIENT.slice(0, -1)}q`, IDENTITY, `age1pq1${'q'.repeat(55)}`])
    expect(areRecipients(wrong)).toBe(false)
  const written = `# created: 2026-11-29T00:00:00Z\n# public key: ${RECIPIENT}\n${IDENTITY}\n`
  expect(readIdentities(written)).toEqual([IDENTITY])
  for (const wrong of ['', RECIPIENT, '# only a comment']) expect(() => readIdentities(wrong)).toThrow('--identity')
})

it('a backup key of earlier versions always gives the same key pair of age', async () => {
  expect(readBackupKeys(`${KEY.toString('base64')}, ${OTHER.toString('base64')}`)).toEqual([KEY, OTHER])
  expect(readBackupKeys('secret')).toBeUndefined()
  const pair = await pairOfKey(KEY)
  expect(await pairOfKey(KEY)).toEqual(pair)
  expect((await pairOfKey(OTHER)).recipient).not.toBe(pair.recipient)
  expect(areRecipients(pair.recipient)).toBe(true)
})

const missing = isRunnable('/usr/bin/age') ? undefined : await installDebianPackage('age')
if (missing) console.log(`SKIPPED: files for the command "age": ${missing}.`)

describe.skipIf(missing)('Debian’s program age', () => {
  it('opens files that the shop encrypted, and the shop opens files of age', async () => {
    const bytes = randomBytes(200_000)
    await seal(bytes)
    writeFileSync(file('key.txt'), `${IDENTITY}\n`)
    const opened = execFileSync('age', ['--decrypt', '--identity', file('key.txt'), file('sealed')])
    expect(opened.equals(bytes)).toBe(true)
    execFileSync('age', ['--encrypt', '--recipient', RECIPIENT, '--output', file('sealed'), file('plain')])
    expect((await open(await measureFile(file('sealed')))).equals(bytes)).toBe(true)
  })

  it('derives the same public key from a secret key as the shop', async () => {
    const pair = await pairOfKey(KEY)
    const recipientOf = (identity: string) => {
      writeFileSync(file('key.txt'), `${identity}\n`)
      return execFileSync('age-keygen', ['-y', file('key.txt')], { encoding: 'utf8' }).trim()
    }
    expect([recipientOf(IDENTITY), recipientOf(pair.identity)]).toEqual([RECIPIENT, pair.recipient])
  })
})
