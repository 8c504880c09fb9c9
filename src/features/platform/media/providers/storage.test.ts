import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let file: string
let server: S3rver
let port: number
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-test-'))
  file = path.join(folder, 'source')
  await writeFile(file, 'ABCDEFGHIJ')
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') }
  server = new S3rver({ ...options, configureBuckets: [{ name: 'media', configs: [] }] })
  ;({ port } = await server.run())
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const places = {
  folder: () => path.join(folder, 'media'),
  bucket: () => `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/media?region=us-east-1`,
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

async function textOf(pieces: AsyncIterable<Uint8Array> | undefined): Promise<string | undefined> {
  return pieces && Buffer.concat(await collect(pieces)).toString()
}

const keysOf = async (storage: Storage, prefix?: string) =>
  (await collect(storage.list(prefix))).map(({ key }) => key).toSorted()

describe.each(['folder', 'bucket'] as const)('the storage of files in a %s', (kind) => {
  it('can read whole files and parts of files, and list and delete files', async () => {
    const storage = await openStorage(places[kind]())
    await storage.put('a1/320.webp', file, 'image/webp')
    await storage.put('b2/file.mp4', file, 'video/mp4')
    expect(await textOf(await storage.read('a1/320.webp'))).toBe('ABCDEFGHIJ')
    expect(await textOf(await storage.read('a1/320.webp', { from: 2, to: 5 }))).toBe('CDE')
    expect(await keysOf(storage)).toEqual(['a1/320.webp', 'b2/file.mp4'])
    expect(await keysOf(storage, 'b2/')).toEqual(['b2/file.mp4'])
    await storage.remove('a1/320.webp')
    await storage.remove('a1/320.webp')
    expect([await storage.read('a1/320.webp'), await keysOf(storage)]).toEqual([undefined, ['b2/file.mp4']])
  })
})

it.each(['../out/320.webp', 'a1/../../out', '/out/320.webp', 'a1\\..\\out', 'a1/320\0.webp', 'a1/', 'a1', ''])(
  'a storage folder refuses to write, read or delete the key %j',
  async (key) => {
    const storage = await openStorage(path.join(folder, 'deep', 'media'))
    await mkdir(path.join(folder, 'deep', 'out'), { recursive: true })
    const outside = ['deep/out/320.webp', 'out'].map((name) => path.join(folder, name))
    for (const place of outside) await writeFile(place, 'theirs')
    await expect(storage.put(key, file, 'image/webp')).rejects.toThrow(/valid file key/)
    expect(await storage.read(key)).toBeUndefined()
    await storage.remove(key)
    expect(await Promise.all(outside.map(async (place) => await readFile(place, 'utf8')))).toEqual(['theirs', 'theirs'])
  },
)
