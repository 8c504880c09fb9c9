import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readArchive } from '#server/backup/archive.ts'
import { sealPieces } from '#server/backup/sealed-file.ts'
import { en } from './messages/admin.en.ts'
import { ru } from './messages/admin.ru.ts'
import { findCause } from './rules-faults.ts'

const [KEY, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

async function sealed(keys: Buffer[]): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of sealPieces(one(Buffer.from('{}\n')), keys)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const faultOf = async (bytes: Uint8Array, keys: Buffer[]): Promise<string> =>
  await readArchive(one(bytes), keys).then(
    () => '',
    (error: Error) => error.message,
  )

describe('the cause of a failed restore', () => {
  it('is found from the errors about an archive', async () => {
    const whole = await sealed([KEY])
    expect(findCause(await faultOf(whole.subarray(0, -1), [KEY]))).toBe('damaged')
    expect(findCause(await faultOf(whole, [OTHER]))).toBe('key')
    expect(findCause(await faultOf(await sealed([]), [KEY]))).toBe('unsealed')
    expect(findCause(await faultOf(Buffer.from('GIF89a\n'), [KEY]))).toBe('foreign')
  })

  it.each([
    ['newer', 'This backup was made by a newer version of this program: restore it with that one.'],
    ['tables', 'The table media of this backup is not as this version makes it: it cannot be restored here.'],
    ['different', 'What was restored is not what was backed up ('],
    ['gone', 'There is no backup '],
    ['killed', 'the check ended with code '],
  ] as const)('%s is found from an error text that exists in the source', (cause, said) => {
    expect(findCause(cause === 'killed' ? `${said}null` : said)).toBe(cause)
    expect(SOURCE).toContain(said.replace('media', `\${wanted.table}`))
  })

  it('is found for errors of the disk and the database', () => {
    expect(findCause("ENOSPC: no space left on device, write '/tmp/x'")).toBe('space')
    expect(findCause('could not extend file "base/5/1": No space left on device')).toBe('space')
    expect(findCause('DATABASE_URL: db:5432/ahuti: nobody answers there.')).toBe('database')
  })

  it('has a text in both languages, and an unknown cause is undefined', () => {
    expect(Object.keys(ru.faults)).toEqual(Object.keys(en.faults))
    expect(findCause('something else')).toBeUndefined()
  })
})

const SOURCE = ['server/backup', 'server/database', 'features/office/operations', 'app/wiring']
  .flatMap((folder) => {
    const place = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url))
    return readdirSync(place)
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(path.join(place, file), 'utf8'))
  })
  .join('\n')
