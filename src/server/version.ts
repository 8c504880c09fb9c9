import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../package.json', import.meta.url)
const COMMIT = new URL('../../dist/commit', import.meta.url)

/** The running version from package.json. In a production build, a plus sign and the commit follow. */
export const VERSION = readVersion()

function readVersion(): string {
  // The format is npm's. Only the field `version` is read here.
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  const commit = readCommit()
  return commit ? `${version}+${commit}` : version
}

function readCommit(): string | undefined {
  try {
    return readFileSync(COMMIT, 'utf8').trim()
  } catch {
    return undefined
  }
}
