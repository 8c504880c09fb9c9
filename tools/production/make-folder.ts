import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { plain, ROOT } from '../processes.mjs'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../server-settings.ts'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { listFolders, type Lock, packagesIn } from './closure.ts'

/** The project's own files that run in production. Files for tests, builds and browser sources are excluded. */
const OURS = ['LICENSE', 'README.md', 'package.json', 'content', 'db/migrations', 'dist', 'public', 'src']
const NOT_OURS = /\.test\.tsx?$|\.tsx$|\.module\.css$|^db\/migrations\/meta\/\d+_snapshot\.json$|^dist\/\.stamp$/

/**
 * The project's source files that run only inside a bundle (of the pages, or of the server that renders the pages). The bundle also contains the
 * packages that these files import.
 */
const IN_BUNDLES =
  /^src\/(?:ui|app\/(?:shell|panels|routes|staff|pages|seo)|features\/[^/]+\/[^/]+\/web)\/|^src\/app\/(?:development|sign-out-cleanup)\.ts$/

/** Parts of packages for documentation, types or debugging. Licences are not removed. */
const NOT_NEEDED = /\.(?:map|d\.[cm]?ts|ts|tsx|md|markdown|flow|tsbuildinfo)$/i
/** Parts of packages that are never imported: copies for browsers, and the data of a test. */
const NOT_REACHED = /^node_modules\/(?:@cantoo\/pdf-lib\/(?:src\/|dist\/pdf-lib)|bintrees\/test\/)/
const LICENCE = /licen[cs]e|copying|notice/i

/** The commands of a production folder, and the file that each command runs. */
const COMMANDS = {
  start: 'dist/server/server.js',
  migrate: 'src/app/cli/migrate.ts',
  backup: 'src/app/cli/backup.ts',
  restore: 'src/app/cli/restore.ts',
  move: 'src/app/cli/move.ts',
  content: 'src/app/cli/content.ts',
  reseal: 'src/app/cli/reseal.ts',
  wallet: 'src/app/cli/wallet.ts',
  payments: 'src/app/cli/payments.ts',
}

export type MadeFolder = { files: number; bytes: number; moduleBytes: number; packages: number }

/**
 * Makes a folder with only the files that the shop needs to run: no build tools, tests or types. Needs no network. The pages must already be built.
 * Staff see `commit` beside the version.
 */
export function makeProductionFolder(target: string, commit = ''): MadeFolder {
  if (existsSync(target) && readdirSync(target).length > 0) throw plain(`${target} is not empty. Choose a new folder.`)
  if (!existsSync(path.join(ROOT, 'dist', '.stamp'))) throw plain('The pages are not built: npm run build.')
  mkdirSync(target, { recursive: true })
  for (const entry of OURS) copy(entry, target, (file) => !NOT_OURS.test(file))
  const packages = neededFolders()
  for (const folder of packages) copyPackage(folder, target)
  if (commit !== '') writeFileSync(path.join(target, 'dist', 'commit'), `${commit.slice(0, 12)}\n`)
  dropSourcesOfMaps(path.join(target, 'dist', 'server'))
  writeProgram(target)
  writeBillOfMaterials(path.join(target, 'sbom.cdx.json'))
  const moduleBytes = bytesUnder(path.join(target, 'node_modules')).bytes
  return { ...bytesUnder(target), moduleBytes, packages: packages.length }
}

/** The packages that the server files import, and all their dependencies. */
function neededFolders(): string[] {
  const sources = globSync('src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !NOT_OURS.test(file) && !IN_BUNDLES.test(file),
  )
  const named = sources.flatMap((file) => packagesIn(readFileSync(path.join(ROOT, file), 'utf8')))
  // npm writes this file in its own format. `Lock` in closure.ts describes it.
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Lock }
  // Every package that the shop runs is declared (npm run check). So any other match is only a part of a text.
  const declared = Object.keys(packages['']?.dependencies ?? {}).filter((name) => named.includes(name))
  return listFolders(declared, packages, (folder) => existsSync(path.join(ROOT, folder, 'package.json')))
}

function copy(entry: string, target: string, isWanted: (file: string) => boolean): void {
  cpSync(path.join(ROOT, entry), path.join(target, entry), {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || isWanted(path.relative(ROOT, source)),
  })
}

/** Copies a package without the packages inside its folder, because these packages are listed separately. */
function copyPackage(folder: string, target: string): void {
  const inner = `${path.join(ROOT, folder)}/node_modules`
  cpSync(path.join(ROOT, folder), path.join(target, folder), {
    recursive: true,
    filter: (source) => {
      if (source === inner || source.startsWith(`${inner}/`)) return false
      const file = source.slice(path.join(ROOT, folder).length)
      if (NOT_REACHED.test(path.relative(ROOT, source))) return false
      return !NOT_NEEDED.test(file) || statSync(source).isDirectory() || LICENCE.test(path.basename(file))
    },
  })
}

/** Removes the sources from the source maps. A stack trace needs only the line numbers, and the folder contains the sources anyway. */
function dropSourcesOfMaps(folder: string): void {
  for (const name of globSync('*.map', { cwd: folder })) {
    const file = path.join(folder, name)
    // The bundler writes this file, so its type is known.
    const map = JSON.parse(readFileSync(file, 'utf8')) as { sourcesContent?: string[] }
    writeFileSync(file, JSON.stringify({ ...map, sourcesContent: undefined }))
  }
}

/** Writes the program `ahuti` for machines without npm: `./ahuti backup` does the same as `npm run backup`. */
function writeProgram(target: string): void {
  const lines = Object.entries(COMMANDS).map(([name, script]) => `  ${name}) script=${script} ;;`)
  const settings = Object.entries(SERVER_ENVIRONMENT).map(([name, value]) => `export ${name}="\${${name}:-${value}}"`)
  const text = `#!/bin/sh
# The commands of the shop: ${Object.keys(COMMANDS).join(', ')}.
set -eu
here=$(dirname "$(readlink -f "$0")")
command=\${1:-help}
[ $# -eq 0 ] || shift
case $command in
${lines.join('\n')}
  *) echo "ahuti ${Object.keys(COMMANDS).join(' | ')}" >&2; exit 1 ;;
esac
${settings.join('\n')}
exec "\${NODE:-node}" ${SERVER_FLAGS.join(' ')} "$here/$script" "$@"
`
  const file = path.join(target, 'ahuti')
  writeFileSync(file, text)
  chmodSync(file, 0o755)
  const health = `// Whether the shop of this container serves: 0 or 1, for whoever watches over it.
const answer = await fetch(\`http://127.0.0.1:\${process.env.PORT ?? 3000}/readyz\`, { signal: AbortSignal.timeout(4000) }).catch(() => undefined)
process.exit(answer?.status === 200 ? 0 : 1)
`
  writeFileSync(path.join(target, 'healthcheck.mjs'), health)
}

function bytesUnder(folder: string): { files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
  return { files: files.length, bytes }
}
