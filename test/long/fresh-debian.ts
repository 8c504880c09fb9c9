import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DAY } from '../../src/base/time.ts'
import { findDebianProgram } from './proxy-server.ts'
import { shareNetwork } from './network-namespace.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const RELEASE = 'bookworm'
const NEEDED_BYTES = 5e9
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
/** A port that only the new system can reach. It is used only for downloads. */
const PROXY_PORT = 3128
const AUTHORITIES = '/etc/ssl/certs/machine.pem'

/** The package that a minimal Debian needs to start like a freshly installed server. */
const PACKAGES = 'systemd-sysv'

/**
 * Fills a folder in memory with Debian and runs systemd in separate namespaces: processes, mounts, names, network and control groups. The mounts are
 * invisible outside. When systemd ends, everything is removed.
 */
const BOOT = `
set -eu
mount -t tmpfs -o size=5g,mode=755 tmpfs "$ROOT"
if [ -e "$BASE" ]; then tar -x -f "$BASE" -C "$ROOT"
else
  debootstrap --variant=minbase --include=${PACKAGES} ${RELEASE} "$ROOT" "$MIRROR"
  tar -c --one-file-system -f "$BASE.$$" -C "$ROOT" .
  mv "$BASE.$$" "$BASE"
fi
echo $$ > "$GROUP/cgroup.procs"
exec unshare --mount --propagation private --pid --fork --kill-child --uts --ipc --net --cgroup sh -c '
set -eu
cd "$ROOT"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do touch dev/$device; mount --bind /dev/$device dev/$device; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
hostname bare
pivot_root . mnt
cd /
umount -l /mnt
exec env -i container=other PATH=${SYSTEM_PATH} /lib/systemd/systemd --log-target=console --show-status=0
'`

export type BareDebian = {
  /** The root folder of the new system, as this process sees it. */
  root: string
  /** Runs a shell script in that system as root, in /root/ahuti. Returns the output. If the script fails, rejects with all output. */
  run: (script: string) => Promise<string>
  stop: () => Promise<void>
}

/** The reason why this machine cannot run such a system; undefined if it can. */
export async function missingForBareDebian(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can create and boot a system'
  if (!(await findDebianProgram('debootstrap'))) return 'there is no debootstrap'
  for (const program of ['unshare', 'nsenter', 'setpriv', 'apt-get'])
    if (spawnSync(program, ['--version']).status !== 0) return `there is no ${program}`
  if (!groupsFolder()) return 'there are no control groups of the second version'
  if (!findMirror()) return `the sources of apt name no ${RELEASE}`
  if (freeBytes() < NEEDED_BYTES) return `the system lives in memory, and less than ${NEEDED_BYTES / 1e9} GB are free`
  return undefined
}

/**
 * Boots a minimal Debian system with its own systemd. The Node in the system is a copy of the Node that runs this test, not the Node from nodejs.org.
 */
export async function bootBareDebian(): Promise<BareDebian> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-bare-'))
  const group = path.join(groupsFolder() ?? '', path.basename(folder))
  mkdirSync(group)
  const env = { ...process.env, ROOT: folder, GROUP: group, BASE: openBase(), MIRROR: findMirror() }
  // The new system ends when this process ends, whatever the reason.
  const boot = ['--pdeathsig', 'KILL', 'unshare', '--mount', '--propagation', 'private', 'sh', '-c', BOOT]
  const child = spawn('setpriv', boot, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = collect(child.stdout, child.stderr)
  let close = () => {}
  const stop = async () => {
    close()
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
    // The control group becomes empty a short time after its last process has ended.
    for (let tries = 0; tries < 50 && !removeGroups(group); tries += 1) await pause(100)
  }
  try {
    const pid = await untilBooted(child, said)
    const root = `/proc/${pid}/root`
    close = await shareNetwork(pid, PROXY_PORT)
    layNode(root)
    settle(root)
    const environment = makeEnvironment()
    return { root, run: (script) => runIn(pid, environment, script), stop }
  } catch (error) {
    await stop()
    throw new Error(`a bare Debian did not start:\n${said().slice(-4000)}`, { cause: error })
  }
}

/**
 * Returns the path of the cached base system, which is built again once a month. Packages that the commands install are not cached, so they are
 * downloaded every time.
 */
function openBase(): string {
  const base = path.join(ROOT, '.cache', `bare-${RELEASE}.tar`)
  mkdirSync(path.dirname(base), { recursive: true })
  const made = statSync(base, { throwIfNoEntry: false })
  if (made && Date.now() - made.mtimeMs > 30 * DAY) rmSync(base)
  return base
}

/** Waits until systemd reports that the system is up. Returns the process id of systemd. */
async function untilBooted(child: ChildProcess, said: () => string): Promise<number> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(said().slice(-4000))
    const pid = findSystemdOf(child.pid)
    if (pid) {
      const state = spawnSync('nsenter', [...namespaces(pid), 'systemctl', 'is-system-running'], { encoding: 'utf8' })
      if (['running', 'degraded'].includes(state.stdout.trim())) return pid
    }
    await pause(200)
  }
}

function findSystemdOf(parent: number | undefined): number | undefined {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.map(Number).find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').startsWith(`${pid} (systemd) S ${parent} `)
    } catch {
      return false
    }
  })
}

function namespaces(pid: number): string[] {
  return ['--target', String(pid), '--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup', '--root']
}

/** Returns the environment of a login shell. The npm settings contain the registry of this machine. Only npm uses these settings. */
function makeEnvironment(): string[] {
  const proxy = `http://127.0.0.1:${PROXY_PORT}`
  const environment = {
    PATH: SYSTEM_PATH,
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    npm_config_proxy: proxy,
    npm_config_https_proxy: proxy,
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
    npm_config_cafile: AUTHORITIES,
  }
  return Object.entries(environment).map(([name, value]) => `${name}=${value}`)
}

async function runIn(pid: number, environment: string[], script: string): Promise<string> {
  const shell = ['env', '-i', '--chdir=/root/ahuti', ...environment, 'bash', '--norc', '-euo', 'pipefail', '-c', script]
  const child = spawn('nsenter', [...namespaces(pid), ...shell], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [answered, said] = [collect(child.stdout), collect(child.stdout, child.stderr)]
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(
      `a script on the bare Debian ended with exit code ${String(code)}:\n${script}\n${said().slice(-6000)}`,
    )
  return answered()
}

function collect(...streams: Readable[]): () => string {
  let said = ''
  for (const stream of streams)
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  return () => said
}

/** Copies Node into the system, into the same folders as if the archive from nodejs.org were unpacked in /usr/local. */
export function layNode(root: string): void {
  const npm = path.resolve(execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }), '../..')
  copyFileSync(process.execPath, `${root}/usr/local/bin/node`)
  execFileSync('chmod', ['755', `${root}/usr/local/bin/node`])
  mkdirSync(`${root}/usr/local/lib/node_modules`)
  execFileSync('cp', ['-a', npm, `${root}/usr/local/lib/node_modules/npm`])
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', `${root}/usr/local/bin/npm`])
}

/** Makes the settings that a hosting provider makes: package sources and trusted certificates. */
function settle(root: string): void {
  const settings = execFileSync('apt-config', ['dump'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /^Acquire::(?:Check-|Retries)/.test(line))
  const proxy = `Acquire::http::Proxy "http://127.0.0.1:${PROXY_PORT}";`
  writeFileSync(`${root}/etc/apt/apt.conf.d/99machine`, [...settings, proxy, ''].join('\n'))
  mkdirSync(`${root}/etc/ssl/certs`, { recursive: true })
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', root + AUTHORITIES)
  mkdirSync(`${root}/root/ahuti`, { recursive: true })
}

export function findMirror(): string | undefined {
  const wanted = ['indextargets', '--format', '$(RELEASE) $(COMPONENT) $(SITE)', 'Created-By: Packages']
  const { stdout } = spawnSync('apt-get', wanted, { encoding: 'utf8' })
  return stdout
    ?.split('\n')
    .find((line) => line.startsWith(`${RELEASE} main `))
    ?.split(' ')[2]
}

function groupsFolder(): string | undefined {
  return /^cgroup2 (\S+) cgroup2 /m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1]
}

function removeGroups(group: string): boolean {
  try {
    execFileSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', '+'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function freeBytes(): number {
  const available = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return available ? Number(available) * 1024 : freemem()
}
