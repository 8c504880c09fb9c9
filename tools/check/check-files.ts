// Refuses files that are too long, badly named or in the wrong folder. Run it through `npm run check`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FEATURES } from '../../.dependency-cruiser.mjs'
import { ROOT } from '../processes.mjs'
import { faultsOfCalls } from './call-rules.ts'
import { faultsOf, faultsOfText, type SourceFile } from './file-rules.ts'

const FOLDERS = ['src', 'test', 'tools', 'bench'].filter((folder) => existsSync(path.join(ROOT, folder)))

const files = FOLDERS.flatMap(filesUnder)
const texts = files.map(({ path: file }) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
const faults = [
  ...faultsOf(files, FEATURES),
  ...texts.flatMap((file) => faultsOfText(file.path, file.text)),
  ...faultsOfCalls(texts, FEATURES),
]
console.log(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.(tsx?|m?ts|m?js|css|sql)$/.test(item.name))
    .map((item) => {
      const file = path.join(item.parentPath, item.name)
      return { path: path.relative(ROOT, file).split(path.sep).join('/'), lines: linesOf(file) }
    })
}

/** A generated file may have any length. Its first line marks it as generated. */
function linesOf(file: string): number {
  const text = readFileSync(file, 'utf8')
  return /^(\/\/|\/\*) Written by /.test(text) ? 0 : text.trimEnd().split('\n').length
}
