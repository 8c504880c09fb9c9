import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The list of folders and files in a packed folder. The contents of the files come before the list, in the same order. */
type Contents = { folders: string[]; files: [path: string, bytes: number, mode: number][] }

/** The file ends with a number of this many bytes: the length of the table of contents. */
const LENGTH = 4
const PIECE = 256 * 1024

/**
 * Copies a folder into one file while nobody writes to the folder. The file has the bytes of all files, their list as JSON, and the length
 * of the list in four bytes. A database has more than a thousand files, and creating them costs several times as much as reading them.
 * Throws disk errors.
 */
export function packFolder(folder: string, target: string): void {
  const contents: Contents = { folders: [], files: [] }
  const file = openSync(target, 'w', 0o600)
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const source = join(entry.parentPath, entry.name)
      const path = relative(folder, source)
      if (entry.isDirectory()) contents.folders.push(path)
      else contents.files.push([path, ...append(source, file)])
    }
    const list = Buffer.from(JSON.stringify(contents))
    const length = Buffer.alloc(LENGTH)
    length.writeUInt32LE(list.length)
    writeFileSync(file, Buffer.concat([list, length]))
  } finally {
    closeSync(file)
  }
}

function append(source: string, target: number): [bytes: number, mode: number] {
  const file = openSync(source, 'r')
  try {
    const { size, mode } = fstatSync(file)
    copyBytes(file, target, size)
    return [size, mode]
  } finally {
    closeSync(file)
  }
}

/** Recreates the folder. The folder must not exist. */
export function unpackFolder(packed: string, folder: string): void {
  const file = openSync(packed, 'r')
  try {
    const { folders, files } = readContents(file)
    mkdirSync(folder)
    for (const path of folders) mkdirSync(join(folder, path), { recursive: true })
    for (const [path, bytes, mode] of files) extract(file, join(folder, path), bytes, mode)
  } finally {
    closeSync(file)
  }
}

function readContents(file: number): Contents {
  const { size } = fstatSync(file)
  const length = Buffer.alloc(LENGTH)
  readSync(file, length, 0, LENGTH, size - LENGTH)
  const list = Buffer.alloc(length.readUInt32LE())
  readSync(file, list, 0, list.length, size - LENGTH - list.length)
  // `packFolder` wrote this file, and renamed it into place only when it was complete.
  return JSON.parse(list.toString()) as Contents
}

function extract(source: number, path: string, bytes: number, mode: number): void {
  const file = openSync(path, 'wx', mode)
  try {
    copyBytes(source, file, bytes)
  } finally {
    closeSync(file)
  }
  // A umask may have reduced the mode.
  chmodSync(path, mode)
}

/** Copies a file in pieces, because a table may be as large as the memory of the machine. */
function copyBytes(source: number, target: number, bytes: number): void {
  const piece = Buffer.allocUnsafe(Math.min(bytes, PIECE))
  for (let left = bytes; left > 0; ) {
    const read = readSync(source, piece, 0, Math.min(left, piece.length), null)
    if (read === 0) throw new Error('A file of the database became shorter while it was copied.')
    writeFileSync(target, piece.subarray(0, read))
    left -= read
  }
}
