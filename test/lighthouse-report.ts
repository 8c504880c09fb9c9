import { readFileSync } from 'node:fs'
import { runQuietly } from '../tools/processes.mjs'
import { CHROMIUM_FLAGS } from '../tools/test/browsers.ts'
import { tool } from '../tools/package-program.ts'

export type Category = 'accessibility' | 'best-practices' | 'seo' | 'performance'
type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string }
/** The fields of Lighthouse's report that this file uses. */
export type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
  finalDisplayedUrl: string
}

type ReportOptions = {
  chromium: string
  file: string
  categories: Category[]
  headers?: Record<string, string>
  /** Additional flags for Chromium. */
  flags?: string[]
}

/** Measures one visit of a new customer on a phone. Lighthouse simulates a slow connection and a slow processor. */
export async function report(
  url: string,
  { chromium, file, categories, headers = {}, flags = [] }: ReportOptions,
): Promise<Report> {
  const [program, args] = tool('lighthouse', [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS, ...flags].map(quoted).join(' ')}`,
    `--only-categories=${categories.join(',')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
    // This audit is skipped, because a sandbox refuses search engines on purpose (robots.txt).
    '--skip-audits=is-crawlable',
    '--no-enable-error-reporting',
  ])
  const run = () => runQuietly(program, args, { env: { ...process.env, CHROME_PATH: chromium } })
  const first = await run()
  // On a busy machine the browser may miss the beginning of its trace, so a failed run is repeated once.
  const { code, output } = first.code === 0 ? first : await run()
  if (code !== 0) throw new Error(output)
  // Lighthouse writes this file. The type declares only the fields that this file uses.
  const read = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (read.runtimeError) throw new Error(`${url}: ${read.runtimeError.message}`)
  return read
}

/** Puts the value of a flag in quotes if the flag contains a space, because Lighthouse splits the flags at spaces. */
function quoted(flag: string): string {
  return flag.includes(' ') ? flag.replace(/=(.*)$/, '="$1"') : flag
}

export function readScore({ categories }: Report, category: Category): number {
  return Math.round(categories[category].score * 100)
}
