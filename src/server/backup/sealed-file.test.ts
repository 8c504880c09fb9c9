import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openPieces, readBackupKeys, sealPieces } from './sealed-file.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]

async function* pieces(...parts: Uint8Array[]) {
  yield* parts
}

const seal = async (bytes: Uint8Array, keys: Buffer[]) => await buffer(sealPieces(pieces(bytes), keys))
const open = async (bytes: Uint8Array, keys: Buffer[]) => await buffer(openPieces(pieces(bytes), keys))

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])(
  'a sealed file of %i bytes is read back unchanged, with and without a key',
  async (size) => {
    const bytes = randomBytes(size)
    expect((await open(await seal(bytes, [key]), [other, key])).equals(bytes)).toBe(true)
    expect((await open(await seal(bytes, []), [key])).equals(bytes)).toBe(true)
  },
)

it('a file can be read in pieces of any size', async () => {
  const bytes = randomBytes(100_000)
  const sealed = await seal(bytes, [key])
  const small = Array.from({ length: Math.ceil(sealed.length / 777) }, (_, n) =>
    sealed.subarray(n * 777, (n + 1) * 777),
  )
  expect((await buffer(openPieces(pieces(...small), [key]))).equals(bytes)).toBe(true)
})

it('opening a file without its key is refused, and the error contains the id of the missing key', async () => {
  const sealed = await seal(randomBytes(10), [key])
  await expect(open(sealed, [])).rejects.toThrow(/BACKUP_KEY: .* [0-9a-f]{8}, which is not given/)
  await expect(open(sealed, [other])).rejects.toThrow(/not among those given/)
})

it('with a key set, a file that must be encrypted is refused if it is plain', async () => {
  const strict = async (bytes: Uint8Array, keys: Buffer[]) =>
    await buffer(openPieces(pieces(bytes), keys, { mustBeSealed: true }))
  const [sealed, plain] = [await seal(randomBytes(10), [key]), await seal(randomBytes(10), [])]
  await expect(strict(plain, [key])).rejects.toThrow(/not sealed, and BACKUP_KEY is given/)
  expect(await strict(plain, [])).toHaveLength(10)
  expect(await strict(sealed, [key])).toHaveLength(10)
})

it('an encrypted file that contains its name opens only under that name', async () => {
  const as = async (bytes: Uint8Array, name: string) =>
    await buffer(openPieces(pieces(bytes), [key], { mustBeSealed: true, name }))
  const named = await buffer(sealPieces(pieces(randomBytes(10)), [key], 'a/1.jpg'))
  expect(await as(named, 'a/1.jpg')).toHaveLength(10)
  await expect(as(named, 'b/1.jpg')).rejects.toThrow(/copy of another file/)
  await expect(as(await seal(randomBytes(10), [key]), 'a/1.jpg')).rejects.toThrow(/copy of another file/)
})

it.each([
  ['with a key', [key]],
  ['without one', []],
])('a file that was changed or shortened anywhere is refused, %s', async (_, keys) => {
  const sealed = await seal(randomBytes(150_000), keys)
  const head = sealed.indexOf(0x0a) + 1
  for (const place of [head - 5, head, head + 3, head + 4, head + 70_000, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    await expect(open(changed, keys), `changed at ${place}`).rejects.toThrow(/damaged|BACKUP_KEY|no backup/)
  }
  const frame = 4 + 65_536 + 16
  for (const cut of [0, 5, head, head + frame, head + 2 * frame, sealed.length - 1])
    await expect(open(sealed.subarray(0, cut), keys), `cut at ${cut}`).rejects.toThrow(/damaged|no backup/)
  await expect(open(Buffer.concat([sealed, Buffer.from('x')]), keys)).rejects.toThrow(/damaged/)
  const swapped = Buffer.concat([
    sealed.subarray(0, head),
    sealed.subarray(head + frame, head + 2 * frame),
    sealed.subarray(head, head + frame),
    sealed.subarray(head + 2 * frame),
  ])
  await expect(open(swapped, keys)).rejects.toThrow(/damaged/)
})

it('a key has 32 bytes in base64, and several keys are separated by commas', () => {
  expect(readBackupKeys(`${key.toString('base64')}, ${other.toString('base64')}`)).toEqual([key, other])
  expect(readBackupKeys('secret')).toBeUndefined()
})
