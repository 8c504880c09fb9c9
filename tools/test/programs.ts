import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Returns the full path of the first of these programs that is on the PATH. */
export function findProgram(names: string[]): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => onPath.map((folder) => path.join(folder, name))).find((file) => isRunnable(file))
}

export function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
