import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SECOND } from '#base/time.ts'
import { findProgram } from '../../tools/test/programs.ts'
import { freePort } from '../servers.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url))

export type Balancer = { origin: string; stop: () => Promise<void> }

/**
 * Starts HAProxy with the file in `deploy/`, but without TLS, so that the measurement does not include the time for TLS. Undefined if HAProxy is not
 * installed.
 */
export async function startBalancer(folder: string, ports: number[]): Promise<Balancer | undefined> {
  const program = findProgram(['haproxy', '/usr/sbin/haproxy'])
  if (!program) return undefined
  const port = await freePort()
  const file = path.join(folder, `haproxy-${port}.cfg`)
  const text = readFileSync(CONFIG, 'utf8')
    .replace('bind :::80 v4v6', `bind 127.0.0.1:${port}`)
    .replace(/^ *bind :::443.*\n/m, '')
    .replace(/^ *http-request redirect scheme.*\n/m, '')
    .replace(/^ *server shop-1 .*\n *server shop-2 .*\n/m, ports.map(serverLine).join(''))
    // Successful requests are not logged. Otherwise the log lines of a thousand requests per second would measure the speed of the disk.
    .replace('log global', 'option dontlog-normal')
  // If the file in `deploy/` has changed, a replacement above may have found nothing. Then HAProxy would use ports that do not belong to this run.
  if (/:3000|bind ::/.test(text)) throw new Error(`${CONFIG} contains ports that this bench does not replace`)
  writeFileSync(file, text)
  const log = openSync(path.join(folder, 'haproxy.log'), 'a')
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', log, log] })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  await pause(SECOND)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', killAtExit)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function serverLine(port: number, place: number): string {
  return `    server shop-${place + 1} 127.0.0.1:${port}\n`
}
