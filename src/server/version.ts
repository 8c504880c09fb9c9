import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../package.json', import.meta.url)
const COMMIT = new URL('../../dist/commit', import.meta.url)

/** What runs: the version of package.json and, in a copy that was built for production, the commit behind a plus sign. */
export const VERSION = readVersion()

function readVersion(): string {
  // npm's own format; `version` is the one field read here.
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
