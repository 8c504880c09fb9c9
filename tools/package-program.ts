import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes.mjs'

type Manifest = { bin?: string | Record<string, string> }

/** Returns the command that runs a program of an installed package directly with this Node, without npm or npx. */
export function tool(packageName: string, args: string[], bin = packageName.replace(/^.*\//, '')): [string, string[]] {
  const folder = path.join(ROOT, 'node_modules', packageName)
  // npm defines the format of package.json. This function reads only the field `bin`.
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[bin]
  if (!script) throw new Error(`${packageName} has no program called ${bin}`)
  return [process.execPath, [path.join(folder, script), ...args]]
}
