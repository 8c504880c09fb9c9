import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { newId } from '#base/ids.ts'
import { runQuietly } from '../tools/processes.mjs'
import { findProgram } from '../tools/test/programs.ts'
import { tool } from '../tools/package-program.ts'

export type Load = {
  url: string
  connections: number
  seconds: number
  headers: Record<string, string>
  /** The body of a POST request. Each request has a new `Idempotency-Key`. */
  body?: string
  /** The folder for the scripts of the load generator. */
  folder: string
}

/** Repeats the same request as fast as responses arrive. Returns the number of requests per second. Throws if a response was not successful. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const wrk = findProgram(['wrk'])
  return wrk ? await runWrk(wrk, load) : await runAutocannon(load)
}

/** The load generator that is installed on this machine. */
export function generatorName(): string {
  return findProgram(['wrk']) ? 'wrk' : 'autocannon'
}

async function runWrk(wrk: string, load: Load): Promise<number> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = load.body === undefined ? [] : ['-s', writeScript(load.folder, load.body)]
  const { code, output } = await runQuietly(wrk, [
    '-t1',
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    ...headers,
    ...script,
    load.url,
  ])
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  if (code !== 0 || rate === undefined || /Non-2xx|Socket errors/.test(output))
    throw new Error(`wrk's output:\n${output}`)
  return Number(rate)
}

/** wrk calls `request` for every request. */
function writeScript(folder: string, body: string): string {
  const file = path.join(folder, 'post.lua')
  writeFileSync(
    file,
    `wrk.method = "POST"
wrk.body = [==[${body}]==]
local sent = 0
request = function()
  sent = sent + 1
  wrk.headers["idempotency-key"] = "${newId()}-" .. sent
  return wrk.format()
end
`,
  )
  return file
}

type AutocannonResult = { requests: { average: number }; errors: number; non2xx: number }

async function runAutocannon(load: Load): Promise<number> {
  // If an argument ends with a bracket, autocannon reads it as the end of a group and loses the address. So this argument does not end with a
  // bracket.
  const key = 'idempotency-key=[<id>]-order'
  const post = ['--method', 'POST', '--body', load.body ?? '', '--idReplacement', '-H', key]
  const [command, args] = tool('autocannon', [
    '--json',
    '--connections',
    String(load.connections),
    '--duration',
    String(load.seconds),
    ...Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    ...(load.body === undefined ? [] : post),
    load.url,
  ])
  const { code, output } = await runQuietly(command, args)
  const json = output.split('\n').find((line) => line.startsWith('{'))
  if (code !== 0 || json === undefined) throw new Error(`autocannon's output:\n${output}`)
  // The documented output of autocannon. Only three of its fields are used.
  const result = JSON.parse(json) as AutocannonResult
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`not every response was good:\n${output}`)
  return result.requests.average
}
