import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'

/** The inputs of a build step. `quick`: a hash of the names, sizes and times of the files. `exact`: a hash of their contents. */
export type Inputs = { files: string[]; quick: string; settings: string }

type Stamp = { quick: string; exact: string }

/** Records the input files and folders (relative to the root) of a build step. `settings` contains everything else that changes the result. */
export function takeInputs(entries: string[], settings = '', root = ROOT): Inputs {
  const files = entries.flatMap((entry) => filesUnder(path.join(root, entry))).toSorted()
  const quick = createHash('sha256').update(settings)
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    quick.update(`${file}\n${size} ${mtimeMs}\n`)
  }
  return { files, quick: quick.digest('hex'), settings }
}

/**
 * True if the result with this stamp was made from these inputs. A file with a new modification time but the same content is unchanged. In
 * this case the function writes the new times into the stamp, so that the next call does not need to read the files.
 */
export function isFresh(stampFile: string, inputs: Inputs): boolean {
  const stamp = readStamp(stampFile)
  if (!stamp) return false
  if (stamp.quick === inputs.quick) return true
  if (stamp.exact !== contentsOf(inputs)) return false
  writeStamp(stampFile, inputs)
  return true
}

export function writeStamp(stampFile: string, inputs: Inputs): void {
  const stamp: Stamp = { quick: inputs.quick, exact: contentsOf(inputs) }
  writeFileSync(stampFile, JSON.stringify(stamp))
}

function readStamp(stampFile: string): Stamp | undefined {
  if (!existsSync(stampFile)) return undefined
  try {
    // Only writeStamp writes this file. If a write was interrupted, the file does not parse and counts as missing.
    return JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp
  } catch {
    return undefined
  }
}

function contentsOf({ files, settings }: Inputs): string {
  const hash = createHash('sha256').update(settings)
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file)).update('\n')
  return hash.digest('hex')
}

function filesUnder(entry: string): string[] {
  const found = statSync(entry, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !/\.test\.tsx?$/.test(item.name))
    .map((item) => path.join(item.parentPath, item.name))
}
