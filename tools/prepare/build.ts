import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { plain, ROOT, runQuietly, runStep } from '../processes.mjs'
import { isFresh, takeInputs, writeStamp } from './stamp.ts'
import { withProcessLock } from './process-lock.ts'

const pagesStamp = path.join(ROOT, 'dist', '.stamp')
const fontsStamp = path.join(ROOT, '.cache', 'fonts.stamp')
const nameFonts = path.join(ROOT, 'dist', 'name-fonts', 'faces.json')

/** Makes the fonts, and the bundles for browsers and server rendering, if their sources have changed. */
export async function build(): Promise<void> {
  await makeFonts()
  if (isFresh(pagesStamp, pageSources())) return
  await withProcessLock(async () => {
    const before = pageSources()
    if (isFresh(pagesStamp, before)) return
    console.log('Building the pages …')
    mkdirSync(path.dirname(pagesStamp), { recursive: true })
    rmSync(pagesStamp, { force: true })
    await runOrExplain('Building the pages', 'tools/build.ts')
    writeStamp(pagesStamp, before)
  })
}

/** Builds even if nothing has changed, and shows the output. */
export async function buildAlways(): Promise<number> {
  await makeFonts()
  return await withProcessLock(async () => {
    const before = pageSources()
    rmSync(pagesStamp, { force: true })
    const code = await runStep(process.execPath, ['tools/build.ts'])
    if (code === 0) writeStamp(pagesStamp, before)
    return code
  })
}

/** Makes the font subsets. This function only decides whether to run the font script. The font script decides what has changed. */
export async function makeFonts(): Promise<void> {
  if (existsSync(nameFonts) && isFresh(fontsStamp, fontSources())) return
  await withProcessLock(async () => {
    const before = fontSources()
    if (existsSync(nameFonts) && isFresh(fontsStamp, before)) return
    await runOrExplain('Cutting the fonts', 'tools/fonts/build-fonts.ts')
    await runOrExplain('Collecting the fonts for names', 'tools/fonts/build-name-fonts.ts')
    writeStamp(fontsStamp, before)
  })
}

async function runOrExplain(what: string, script: string): Promise<void> {
  const { code, output } = await runQuietly(process.execPath, [script])
  if (code !== 0) throw plain(`${what} failed:\n\n${output.trim()}`)
}

function pageSources() {
  return takeInputs([
    'src',
    'public',
    'tools/build.ts',
    'tools/server-bundle.ts',
    'vite.config.ts',
    'package-lock.json',
  ])
}

function fontSources() {
  return takeInputs(['content', 'tools/fonts', 'package-lock.json'])
}
