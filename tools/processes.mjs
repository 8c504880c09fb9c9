// Starts other programs: in the foreground, or hidden and with captured output. Works on Node 20.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(fileURLToPath(new URL('..', import.meta.url)))

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** Running child processes, and the signal that asked this process to stop, if there was one. */
const children = new Set()
let stopSignal = null
let stopAsked = 0
let watching = false

/** An error whose message is sufficient, so no stack trace is shown. */
export function plain(message, exitCode = 1) {
  return Object.assign(new Error(message), { plain: true, exitCode })
}

/** Runs a program in the foreground, in the same terminal, and passes signals to it. Resolves with its exit code. */
export function passThrough(program, args, options = {}) {
  return ended(spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options }))
}

/** Like passThrough, for one step of several steps. Throws if a stop signal arrived in the meantime. */
export async function runStep(program, args, options = {}) {
  const code = await passThrough(program, args, options)
  refuseWhenStopping()
  return code
}

/** Runs a program without showing it. Resolves with its exit code and its output. */
export async function runQuietly(program, args, options = {}) {
  const child = spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await ended(child, 'close')
  refuseWhenStopping()
  return { code, output }
}

/** Runs a program with its output in a file. For long work whose details are needed only after a failure. */
export async function runLogged(program, args, logFile, options = {}) {
  mkdirSync(path.dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  await new Promise((resolve, reject) => {
    log.once('open', resolve)
    log.once('error', reject)
  })
  try {
    const code = await ended(spawn(program, args, { cwd: ROOT, ...options, stdio: ['ignore', log, log] }))
    refuseWhenStopping()
    return code
  } finally {
    log.end()
  }
}

/** Runs the npm of the developer. Removes the settings that come from an outer `npm start`, except the registry settings. */
export async function npm(args, logFile, cwd = ROOT) {
  try {
    return await runLogged('npm', args, logFile, { cwd, env: npmEnvironment(process.env) })
  } catch (error) {
    if (error.code === 'ENOENT')
      throw plain('npm was not found. It normally comes with Node; on Debian: apt-get install npm')
    throw error
  }
}

const REGISTRY_SETTING =
  /^npm_config_(registry|cafile|ca|cert|key|proxy|https?_proxy|no_?proxy|strict_ssl|cache|userconfig|globalconfig|fetch_.*|.*_auth.*)$/i

export function npmEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !/^npm_/i.test(name) || REGISTRY_SETTING.test(name))
  const privateFolder = path.join(ROOT, '.runtime')
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(privateFolder))
  return { ...Object.fromEntries(kept), PATH: folders.join(path.delimiter) }
}

function ended(child, event = 'exit') {
  watchSignals()
  children.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once(event, (code, signal) => {
      children.delete(child)
      resolve(code ?? 128 + (SIGNALS[signal] ?? 9))
    })
  })
}

/**
 * In a terminal Ctrl-C reaches the whole process group, so this process does not pass it on to its children. Any other signal reaches only this
 * process, so it is passed on. This process exits after its children. A second signal after at least one second kills the children and this process
 * immediately. An earlier second signal counts as the same request, because npm also passes on the signal of the terminal.
 */
function watchSignals() {
  if (watching) return
  watching = true
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => stop(signal))
}

function stop(signal) {
  const again = stopSignal !== null
  if (again && Date.now() - stopAsked < 1000) return
  stopAsked = Date.now()
  stopSignal ??= signal
  for (const child of children) {
    if (again) child.kill('SIGKILL')
    else if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
  }
  if (again || children.size === 0) process.exit(128 + SIGNALS[signal])
}

export function refuseWhenStopping() {
  if (stopSignal) throw plain('Stopped.', 128 + SIGNALS[stopSignal])
}
