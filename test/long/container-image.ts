import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY } from '../../src/base/time.ts'
import { findMirror, layNode, RELEASE } from './fresh-debian.ts'
import { listSources, ROOT } from './own-sources.ts'
import { findDebianProgram } from './proxy-server.ts'

const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The reason why no image can be built on this machine; undefined if one can be built. */
export async function missingForImages(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can build an image without an engine'
  for (const program of ['buildah', 'debootstrap'])
    if (!(await findDebianProgram(program))) return `there is no ${program}`
  if (!findMirror()) return `the sources of apt name no ${RELEASE}`
  return undefined
}

export type Image = {
  /** The root of the image's file system. */
  root: string
  /** The bytes that the image adds to its base. */
  addedBytes: number
  config: ImageConfig
  remove: () => Promise<void>
}

/** The part of an image's configuration that a container engine needs to start the image. */
export type ImageConfig = {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  StopSignal: string
  Labels: Record<string, string>
  Volumes: Record<string, unknown>
  Healthcheck: { Test: string[] }
}

/**
 * Builds the Dockerfile with Buildah without an image registry: both base images are made from Debian's packages. npm uses the registry that is
 * configured on this machine.
 */
export async function buildImage(commit: string): Promise<Image> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-image-'))
  const log = path.join(folder, 'build.log')
  const buildah = async (...args: string[]) => await run('buildah', [...storeIn(folder), ...args], log)
  const remove = async () => {
    await buildah('umount', '--all').catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const baseBytes = await makeBase(buildah, NODE_IMAGE, { archive: await openSystem(folder, ''), lay: layNode })
    await makeBase(buildah, DATABASE_IMAGE, { archive: await openSystem(folder, 'postgresql-client') })
    const context = path.join(folder, 'context')
    copySources(context)
    const values = [`BASE_IMAGE=${NODE_IMAGE}`, `POSTGRES_IMAGE=${DATABASE_IMAGE}`, `COMMIT=${commit}`]
    const options = ['--isolation', 'chroot', '--layers=false', '--format', 'docker', ...mountNpmSettings(folder)]
    await buildah('build', ...options, ...values.flatMap((value) => ['--build-arg', value]), '--tag', IMAGE, context)
    const root = await buildah('mount', await buildah('from', IMAGE))
    // Buildah describes the image in the format of Docker.
    const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE)) as {
      Docker: { config: ImageConfig }
    }
    return { root, addedBytes: bytesIn(root) - baseBytes, config: Docker.config, remove }
  } catch (error) {
    const said = existsSync(log) ? readFileSync(log, 'utf8').slice(-4000) : ''
    await remove()
    throw new Error(`the image was not built:\n${said}`, { cause: error })
  }
}

const [NODE_IMAGE, DATABASE_IMAGE, IMAGE] = ['localhost/node:test', 'localhost/postgres:test', 'localhost/ahuti:test']
type Buildah = (...args: string[]) => Promise<string>

/** Makes an image from the files of an archive. The shop's image only copies the client programs from the image of the database. */
async function makeBase(
  buildah: Buildah,
  name: string,
  { archive, lay }: { archive: string; lay?: (root: string) => void },
): Promise<number> {
  const container = await buildah('from', 'scratch')
  const root = await buildah('mount', container)
  execFileSync('tar', ['-x', '-f', archive, '-C', root])
  lay?.(root)
  await buildah('config', '--env', `PATH=${SYSTEM_PATH}`, container)
  const bytes = bytesIn(root)
  await buildah('commit', '--rm', container, name)
  return bytes
}

/** Returns the path of an archive with a minimal Debian. The archive is made again once a month. */
async function openSystem(folder: string, packages: string): Promise<string> {
  const archive = path.join(ROOT, '.cache', `image-${[RELEASE, packages].filter(Boolean).join('-')}.tar`)
  const made = statSync(archive, { throwIfNoEntry: false })
  if (made && Date.now() - made.mtimeMs < 30 * DAY) return archive
  const system = path.join(folder, 'system')
  const include = packages === '' ? [] : [`--include=${packages}`]
  await run(
    'debootstrap',
    ['--variant=minbase', ...include, RELEASE, system, findMirror() ?? ''],
    path.join(folder, 'system.log'),
  )
  for (const unneeded of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    execFileSync('find', [path.join(system, unneeded), '-type', 'f', '-delete'])
  mkdirSync(path.dirname(archive), { recursive: true })
  execFileSync('tar', ['-c', '-f', `${archive}.new`, '-C', system, '.'])
  renameSync(`${archive}.new`, archive)
  rmSync(system, { recursive: true })
  return archive
}

function storeIn(folder: string): string[] {
  return ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run'), '--storage-driver', 'vfs']
}

function copySources(context: string): void {
  mkdirSync(context)
  const input = listSources().join('\0')
  const archive = execFileSync('tar', ['-c', '-C', ROOT, '--null', '-T', '-'], { input, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', context], { input: archive })
}

/** npm's settings for this machine. They are mounted while the image is built, and are not part of the image. */
function mountNpmSettings(folder: string): string[] {
  const file = path.join(folder, 'npmrc')
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  writeFileSync(file, `registry=${registry}\ncafile=${AUTHORITIES}\n`)
  return ['--volume', `${file}:/usr/local/etc/npmrc:ro`, '--volume', `${AUTHORITIES}:${AUTHORITIES}:ro`]
}

function bytesIn(folder: string): number {
  const sizes = execFileSync('find', [folder, '-type', 'f', '-printf', '%s\n'], { encoding: 'utf8', maxBuffer: 1e8 })
  return sizes.split('\n').reduce((sum, size) => sum + Number(size), 0)
}

/** Runs a program and writes all its output into a log. Returns the standard output. */
async function run(program: string, args: string[], log: string): Promise<string> {
  const output = createWriteStream(log, { flags: 'a' })
  output.write(`\n$ ${program} ${args.join(' ')}\n`)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    output.write(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => output.write(chunk))
  const [code] = await once(child, 'close')
  output.end()
  if (code !== 0) throw new Error(`${program} ${args.at(-1)} ended with exit code ${String(code)}`)
  return printed.trim()
}
