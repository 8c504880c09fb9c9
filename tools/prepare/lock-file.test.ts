import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Lock = { packages: Record<string, { integrity?: string; optionalDependencies?: Record<string, string> }> }

const lockUrl = new URL('../../package-lock.json', import.meta.url)
// npm wrote this file, so its type is known.
const { packages } = JSON.parse(readFileSync(lockUrl, 'utf8')) as Lock

/** True if the lock file has the package in a folder where Node looks for it from `place`: in its own folder, then in each parent folder. */
function isLocked(name: string, place: string): boolean {
  if (packages[[place, 'node_modules', name].filter(Boolean).join('/')]) return true
  if (place === '') return false
  return isLocked(name, place.split('/node_modules/').slice(0, -1).join('/node_modules/'))
}

it('the lock file has the optional packages of every platform, as `npm ci` requires', () => {
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, place })),
  )
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter(({ name, place }) => !isLocked(name, place))).toEqual([])
})

it('the lock file has a checksum for every package', () => {
  const unsealed = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity)
  expect(unsealed.map(([place]) => place)).toEqual([])
})
