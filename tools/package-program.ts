import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes.mjs'

type Manifest = { bin?: string | Record<string, string> }

/** How to run a program that an installed package brings: started by this Node directly, without npm or npx in between. */
export function tool(packageName: string, args: string[], bin = packageName.replace(/^.*\//, '')): [string, string[]] {
  const folder = path.join(ROOT, 'node_modules', packageName)
  // npm's own format; `bin` is the one field read here.
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[bin]
  if (!script) throw new Error(`${packageName} brings no program called ${bin}`)
  return [process.execPath, [path.join(folder, script), ...args]]
}
