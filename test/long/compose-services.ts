import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './own-sources.ts'

/** A service as podman-compose passes it to the container engine. */
export type Service = {
  environment: Record<string, string>
  isReadOnly: boolean
  isWithoutCapabilities: boolean
  user: string | undefined
  entrypoint: string[]
  volumes: string[]
  tmpfs: string[]
  healthCheck: string[]
  image: string
}

/** A script that replaces the container engine. It records each call and reports success, so podman-compose fetches no image. */
const ENGINE = `#!/bin/sh
for argument in "$@"; do printf '%s\\000' "$argument"; done >> "$CALLS"
printf '\\001' >> "$CALLS"
[ "$1" != --version ] || echo podman version 4.3.1
`

/** The services that Debian's podman-compose finds in compose.yaml, and the values with which it builds the image. */
export function readServices(podmanCompose: string, folder: string, variables: Record<string, string>) {
  const project = path.join(folder, 'project')
  mkdirSync(project)
  for (const file of ['compose.yaml', 'Dockerfile']) copyFileSync(path.join(ROOT, file), path.join(project, file))
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8')
  const own = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(path.join(project, '.env'), `${example}\n${own.join('')}`)
  const [engine, calls] = [path.join(folder, 'podman'), path.join(folder, 'calls')]
  writeFileSync(engine, ENGINE)
  chmodSync(engine, 0o755)
  const env = { PATH: process.env.PATH, HOME: folder, CALLS: calls }
  for (const args of [['build'], ['up', '-d']])
    execFileSync(podmanCompose, ['--podman-path', engine, ...args], { cwd: project, env, stdio: 'pipe' })
  const made = readFileSync(calls, 'utf8')
    .split('\u0001')
    .map((call) => call.split('\0').slice(0, -1))
  const services = made.filter(([command]) => command === 'run').map(parseRun)
  const builds = made
    .filter(([command]) => command === 'build')
    .map(([, ...args]) => readFlags(args).all('--build-arg'))
  return { services: Object.fromEntries(services), builds }
}

/** Flags of `podman run` without a value. */
const BARE = new Set(['-d', '--read-only', '--init', '--privileged'])

function parseRun([, ...args]: string[]): [string, Service] {
  const { all, has, rest } = readFlags(args)
  const label = 'com.docker.compose.service='
  const name = all('--label').find((text) => text.startsWith(label)) ?? ''
  // podman-compose writes the list as JSON.
  const entrypoint = JSON.parse(all('--entrypoint')[0] ?? '[]') as string[]
  return [
    name.slice(label.length),
    {
      environment: Object.fromEntries(all('-e').map((pair) => splitAt(pair, pair.indexOf('=')))),
      isReadOnly: has('--read-only'),
      isWithoutCapabilities:
        all('--cap-drop').includes('ALL') && all('--security-opt').includes('no-new-privileges:true'),
      user: all('-u')[0],
      entrypoint,
      volumes: all('-v'),
      tmpfs: all('--tmpfs'),
      healthCheck: all('--healthcheck-command'),
      image: rest[0] ?? '',
    },
  ]
}

function readFlags(args: string[]) {
  const flags: [string, string][] = []
  let place = 0
  while (args[place]?.startsWith('-')) {
    const [name, joined] = splitAt(args[place] ?? '', (args[place] ?? '').indexOf('='))
    if (BARE.has(name)) flags.push([name, ''])
    else if (joined !== '') flags.push([name, joined])
    else flags.push([name, args[(place += 1)] ?? ''])
    place += 1
  }
  return {
    all: (name: string) => flags.filter(([each]) => each === name).map(([, value]) => value),
    has: (name: string) => flags.some(([each]) => each === name),
    rest: args.slice(place),
  }
}

function splitAt(text: string, place: number): [string, string] {
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}
