import { findProgram } from './programs.ts'
import { installDebianPackage } from './debian-package.ts'

type Found = { path: string } | { missing: string }

/** The system's Chromium: CHROMIUM_PATH, or one on the PATH, or Debian's package installed now. */
export async function prepareChromium(): Promise<Found> {
  const found = process.env.CHROMIUM_PATH ?? find()
  if (found) return { path: found }
  const problem = await installDebianPackage('chromium')
  const installed = find()
  return installed ? { path: installed } : { missing: problem ?? 'chromium was installed but is not on the PATH' }
}

function find(): string | undefined {
  return findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
}
