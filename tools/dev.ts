import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes.mjs'

/** A change in these folders restarts the server. */
const WATCHED = ['src', 'content', 'db/migrations']

/** Browser code. Vite runs inside the server and reloads this code. */
const BROWSER_CODE =
  /^src\/(ui\/|features\/[^/]+\/[^/]+\/web\/|app\/(shell|panels|routes|staff|messages|browser|script-loader|ssr)\b)|\.css$|\.test\.tsx?$|~$/

/** Runs the server in development mode until Ctrl-C. Restarts it when its code or the content changes. */
export async function serveWithReload(args: string[]): Promise<number> {
  let server = serve(args)
  let turn = Promise.resolve()
  const watchers = watchFolders((changed) => {
    turn = turn.then(async () => {
      console.log(`${changed} changed, restarting …`)
      await stop(server, 'SIGTERM')
      server = serve(args)
    })
  })
  const signal = await stopSignal()
  for (const watcher of watchers) watcher.close()
  await turn
  return await stop(server, signal)
}

function serve(args: string[]): ChildProcess {
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, AHUTI_DEV: '1', NODE_ENV: 'development' },
  })
  server.once('exit', (code) => {
    if (code) console.log(`The server exited with code ${code}; it restarts after the next change.`)
  })
  return server
}

/** Waits until the server has ended, because only one process can open the embedded database. */
async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  if (server.exitCode === null && server.signalCode === null) {
    server.removeAllListeners('exit')
    const ended = once(server, 'exit')
    server.kill(signal)
    const impatience = setTimeout(() => server.kill('SIGKILL'), 12_000)
    await ended
    clearTimeout(impatience)
  }
  return server.exitCode ?? 1
}

/** Calls `onChange` once for several changes within a short time, with the first changed file. */
function watchFolders(onChange: (file: string) => void) {
  let first: string | undefined
  const notice = (file: string) => {
    if (BROWSER_CODE.test(file) || first) return
    first = file
    setTimeout(() => {
      onChange(file)
      first = undefined
    }, 150)
  }
  return WATCHED.filter((folder) => existsSync(path.join(ROOT, folder))).map((folder) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name) notice(path.posix.join(folder, name.split(path.sep).join('/')))
    }),
  )
}

function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(signal))
  })
}
