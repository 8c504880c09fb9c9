import { readFileSync } from 'node:fs'
import os from 'node:os'

export function machine(): string {
  const [cpu, ...others] = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `Machine: ${others.length + 1} × ${cpu?.model.trim()}, ${memory} GB, ${system()}, Node ${process.versions.node}.`
}

/** The date of the run, with a note if other programs used the machine. */
export function today(): string {
  return `${new Date().toISOString().slice(0, 10)}${isBusy ? ', busy' : ''}`
}

function system(): string {
  const release = process.platform === 'linux' ? readFileSync('/etc/os-release', 'utf8') : ''
  return /^PRETTY_NAME="(.+)"$/m.exec(release)?.[1] ?? `${os.type()} ${os.release()}`
}

const loadAtStart = os.loadavg()[0] ?? 0
const isBusy = loadAtStart > os.cpus().length / 2

/** Says whether other programs use the machine at the start of this run. */
export function busyness(): string {
  const load = loadAtStart.toFixed(1)
  return isBusy
    ? `Others are using this machine (load ${load}): rates and times will be noisy, and their rows are marked busy.`
    : `The machine is quiet (load ${load}).`
}
