import { installDebianPackage } from './debian-package.ts'
import { findProgram } from './programs.ts'

/** Chromium does not start as root unless its sandbox is off. The other flags prevent contact with the browser's vendor. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type FoundBrowser = { path: string } | { missing: string }

/** Returns the Chromium of the system: CHROMIUM_PATH, a Chromium on the PATH, or Debian's package, which is installed if necessary. */
export async function prepareChromium(): Promise<FoundBrowser> {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return await prepare('chromium', process.env.CHROMIUM_PATH, names)
}

/** Returns the Firefox of the system: FIREFOX_PATH, a Firefox on the PATH, or Debian's package, which is installed if necessary. */
export async function prepareFirefox(): Promise<FoundBrowser> {
  return await prepare('firefox-esr', process.env.FIREFOX_PATH, FIREFOX_NAMES)
}

/** Installs Debian's WebKit, its driver and a virtual screen if necessary. Returns the reason if one of them is missing; undefined if all exist. */
export async function prepareWebKit(): Promise<string | undefined> {
  for (const [program, debianPackage] of [
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ] as const) {
    const problem = findProgram([program]) ? undefined : await installDebianPackage(debianPackage)
    if (problem) return problem
  }
  return undefined
}

/** The names that Firefox can have on a PATH. */
export const FIREFOX_NAMES = ['firefox-esr', 'firefox']

async function prepare(debianPackage: string, named: string | undefined, names: string[]): Promise<FoundBrowser> {
  const found = named ?? findProgram(names)
  if (found) return { path: found }
  const problem = await installDebianPackage(debianPackage)
  const installed = findProgram(names)
  return installed
    ? { path: installed }
    : { missing: problem ?? `${debianPackage} was installed but is not on the PATH` }
}
