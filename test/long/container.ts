import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Image } from './container-image.ts'

/** Imitates a container with `read_only`, `tmpfs`, `volumes`, `no-new-privileges` and `user`. It uses the machine's network. */
const ENTER = `
set -eu
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
for device in null zero full random urandom; do touch "$ROOT/dev/$device"; mount --bind "/dev/$device" "$ROOT/dev/$device"; done
ln -s /proc/self/fd "$ROOT/dev/fd"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$ROOT/tmp"
for volume in $VOLUMES; do mount --bind "\${volume%%:*}" "$ROOT/\${volume#*:}"; done
mount -o remount,ro,bind "$ROOT"
exec setpriv --no-new-privs chroot --userspec="$AS" "$ROOT" "$@"`

export type Container = {
  /** Runs a program in the container until it ends. Its standard input is empty. */
  run: (command: string[], options?: Options) => Promise<{ code: number; said: string }>
  /** Starts a program as the first process of the container, as a container engine does. */
  start: (command: string[], options?: Options) => Started
}
type Options = { user?: string; environment?: Record<string, string> }
export type Started = { child: ChildProcess; said: () => string; signal: (name: NodeJS.Signals) => void }

/** A container of an image whose root is read-only. `volumes`: folders of the machine by their place in the container. */
export function openContainer({ root, config }: Image, volumes: Record<string, string>): Container {
  for (const [folder, place] of Object.entries(volumes)) giveToOwner(folder, path.join(root, place))
  function start(command: string[], { user = config.User, environment = {} }: Options = {}): Started {
    const own = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
    const inside = ['/usr/bin/env', '-i', `--chdir=${config.WorkingDir}`, ...config.Env, ...own, ...command]
    const env = {
      PATH: process.env.PATH,
      ROOT: root,
      AS: user,
      VOLUMES: Object.entries(volumes)
        .map(([folder, place]) => `${folder}:${place.slice(1)}`)
        .join(' '),
    }
    const namespaces = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child']
    const child = spawn('unshare', [...namespaces, 'sh', '-c', ENTER, 'sh', ...inside], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    return { child, said: () => said, signal: (name) => process.kill(firstProcess(child), name) }
  }
  return {
    start,
    run: async (command, options) => {
      const { child, said } = start(command, options)
      const [code] = await once(child, 'close')
      return { code: Number(code), said: said() }
    },
  }
}

/** Gives a new volume the owner that the folder has in the image, if the image contains the folder. */
function giveToOwner(folder: string, place: string): void {
  const owner = statSync(place, { throwIfNoEntry: false })
  if (!owner) mkdirSync(place, { recursive: true })
  else if (statSync(folder).uid === 0) chownSync(folder, owner.uid, owner.gid)
}

/** Returns the process id, outside the container, of the container's process 1. */
function firstProcess({ pid = 0 }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

/** Runs the health check of the image until it succeeds. */
export async function untilHealthy(
  container: Container,
  check: string[],
  started: Started,
  options: Options,
): Promise<void> {
  for (let tries = 0; tries < 120 && started.child.exitCode === null; tries += 1) {
    if ((await container.run(check, options)).code === 0) return
    await pause(500)
  }
  throw new Error(`the container is not healthy:\n${started.said()}`)
}
