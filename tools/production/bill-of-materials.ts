import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { tool } from '../package-program.ts'
import { ROOT } from '../processes.mjs'

/** Writes a list of every package that the shop runs or serves, in the CycloneDX format. The same sources give the same file. */
export function writeBillOfMaterials(file: string): void {
  const args = ['--omit', 'dev', '--output-reproducible', '--mc-type', 'application', '--output-file', file]
  const [node, program] = tool('@cyclonedx/cyclonedx-npm', args)
  execFileSync(node, [...program, path.join(ROOT, 'package.json')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
