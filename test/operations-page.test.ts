import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCommands } from './long/documented-commands.ts'

const PAGE = 'docs/operations.md'
const PROGRAMS =
  'age-keygen ahuti apt-get cat curl date find git grep install ln npm openssl readlink runuser systemctl useradd'.split(
    ' ',
  )

/** Runs a block of commands in a shell, in which every program only prints its call. If a call matches `failing`, it returns 1. */
function paste(block: string, failing: string): string[] {
  const fails = (name: string) => `case "${name} $*" in ${failing}) return 1 ;; esac`
  const stubs = PROGRAMS.map((name) => `${name}() { printf 'ran %s\\n' "${name} $*" >&2; ${fails(name)}; }`)
  const { stderr } = spawnSync('bash', ['--norc', '-c', `${stubs.join('\n')}\n${block}`], { encoding: 'utf8' })
  return stderr.split('\n').flatMap((line) => /^ran (.*)$/.exec(line)?.[1] ?? [])
}

const blockOf = (heading: string, words: string) =>
  readCommands(PAGE, heading).find((block) => block.includes(words)) ?? ''

it('the commands for a restore do not start a shop if the restore failed', () => {
  const ran = paste(blockOf('### After a loss', 'restore'), 'ahuti\\ restore*')
  expect(ran.at(-1)).toBe('ahuti restore latest --skip-addresses 500 --identity -')
  expect(ran.filter((line) => line.includes('dropdb') || line.startsWith('systemctl start'))).toEqual([])
})

it('if a new version fails to start, the second process is not restarted', () => {
  const block = blockOf('## A new version', 'systemctl restart')
  const ran = paste(block, 'curl*')
  expect(ran.filter((line) => line.startsWith('systemctl restart'))).toEqual(['systemctl restart ahuti@3000'])
  expect(paste(block, 'ahuti\\ backup*').filter((line) => /^(?:npm|ln|systemctl)/.test(line))).toEqual([])
})

it('the setup commands change nothing if the database fails or a real shop exists', () => {
  const written = paste(blockOf('## From a bare server', 'create role'), 'runuser*')
  expect(written.filter((line) => line.startsWith('install'))).toEqual([])
  const block = blockOf('## From a bare server', 'ahuti_sandbox').replace('$(grep', '$(printf SANDBOX=0; grep')
  expect(paste(block, 'nothing').filter((line) => /^(?:systemctl|find)/.test(line))).toEqual([])
})

it('docs/operations.md says for each alert what the operator must do', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const [, chapter = ''] = read(PAGE).split('\n## What to do when\n')
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter((name) => !chapter.includes(`\`${name}\``))).toEqual([])
})
