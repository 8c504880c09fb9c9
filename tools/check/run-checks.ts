import { readdirSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ROOT, runQuietly } from '../processes.mjs'
import { tool } from '../package-program.ts'

export type CheckResult = { title: string; passed: boolean }

type Step = { title: string; program: [string, string[]]; remedy?: string }

/** Runs all checks together. Prints a line when a check ends, and at the end the output of the failed checks. */
export async function runChecks(): Promise<CheckResult[]> {
  const results = await Promise.all(steps().map(runOne))
  for (const { title, passed, output, remedy } of results) {
    if (!passed) console.log(`\n── ${title} ──\n${shortened(output)}${remedy ? `\n${remedy}` : ''}`)
  }
  return results
}

function steps(): Step[] {
  const walls = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', 'src', 'test']
  return [
    ...typeProjects().map(typesOf),
    { title: 'lint', program: tool('oxlint', ['--type-aware', '--deny-warnings', '--format=stylish']) },
    {
      title: 'format',
      program: tool('@biomejs/biome', ['format', '--max-diagnostics=5']),
      remedy: '`npm run format` fixes it.',
    },
    { title: 'unused files, exports, packages', program: tool('knip', ['--no-progress', '--no-config-hints']) },
    { title: 'repeated code', program: tool('jscpd', ['--silent', '--config', '.jscpd.json', 'src']) },
    { title: 'walls', program: tool('dependency-cruiser', walls, 'depcruise') },
    { title: 'names, places and lengths', program: [process.execPath, ['tools/check/check-files.ts']] },
    {
      title: 'types of the API',
      program: [process.execPath, ['tools/api-types.ts', '--check']],
      remedy: '`npm run api:generate` regenerates them.',
    },
    { title: 'migrations', program: [process.execPath, ['tools/check/check-migrations.ts']] },
  ]
}

/**
 * Returns the TypeScript projects. One project contains all files. The other projects compile some of the files for one environment only (browser or
 * server).
 */
function typeProjects(): string[] {
  return readdirSync(ROOT).filter((name) => /^tsconfig(\.[a-z-]+)?\.json$/.test(name))
}

function typesOf(project: string): Step {
  const memory = path.join('.cache', `${project.replace(/\.json$/, '')}.tsbuildinfo`)
  const args = ['--project', project, '--incremental', '--tsBuildInfoFile', memory]
  return { title: `types (${project})`, program: tool('typescript', args, 'tsc') }
}

async function runOne({ title, program, remedy }: Step) {
  const began = performance.now()
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const [command, args] = program
  const { code, output } = await runQuietly(command, args, { env: { ...process.env, ...colours } })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${title.padEnd(36)} ${seconds.padStart(5)} s`)
  return { title: `check: ${title}`, passed: code === 0, output, remedy }
}

function shortened(output: string): string {
  const lines = output.trim().split('\n')
  return lines.length > 80
    ? `${lines.slice(0, 80).join('\n')}\n… and ${lines.length - 80} lines more`
    : lines.join('\n')
}
