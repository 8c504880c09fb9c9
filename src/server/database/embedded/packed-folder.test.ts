import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packFolder, unpackFolder } from './packed-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ahuti-packed-'))
})
afterEach(() => rmSync(home, { recursive: true }))

/** Paths, with the contents and modes of files. */
function describeFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      if (entry.isDirectory()) return path.slice(folder.length)
      return `${path.slice(folder.length)} ${statSync(path).mode.toString(8)} ${readFileSync(path).toString('base64')}`
    })
    .toSorted()
}

describe('a folder packed into one file', () => {
  it('is unpacked unchanged, with empty files, empty folders, long files and modes', () => {
    const folder = join(home, 'folder')
    mkdirSync(join(folder, 'base/5'), { recursive: true })
    mkdirSync(join(folder, 'empty'))
    writeFileSync(join(folder, 'nothing'), '')
    writeFileSync(join(folder, 'base/version'), '17\n', { mode: 0o600 })
    writeFileSync(join(folder, 'base/5/long'), Buffer.alloc(700_001, 'sita'), { mode: 0o640 })
    packFolder(folder, join(home, 'packed'))
    unpackFolder(join(home, 'packed'), join(home, 'again'))
    expect(describeFolder(join(home, 'again'))).toEqual(describeFolder(folder))
  })

  it('is not unpacked into an existing folder', () => {
    const folder = join(home, 'folder')
    mkdirSync(folder)
    packFolder(folder, join(home, 'packed'))
    expect(() => unpackFolder(join(home, 'packed'), folder)).toThrow(/EEXIST/)
  })
})
