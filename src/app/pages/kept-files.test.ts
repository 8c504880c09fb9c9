import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openKeptFiles } from './kept-files.ts'

function makeBuild(names: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'ahuti-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'assets'))
  for (const name of names) writeFileSync(path.join(root, 'assets', name), name)
  return root
}
const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000)

it('a page of the version before finds its files for a week after that version was last started', async () => {
  const [one, two, folder] = [makeBuild(['a-1.js', 'same-0.js']), makeBuild(['a-2.js', 'same-0.js']), makeBuild([])]
  const kept = openKeptFiles(folder)
  await kept.leave([one])
  await kept.leave([two], daysOn(6))
  const { plain, type, immutable } = kept.find('/assets/a-1.js') ?? {}
  expect([plain?.toString(), type, immutable]).toEqual(['a-1.js', 'text/javascript; charset=utf-8', true])
  await kept.leave([two], daysOn(8))
  expect(kept.find('/assets/a-1.js')).toBeUndefined()
  expect(kept.find('/assets/same-0.js')).toBeDefined()
})

it('nothing else of the disk is found', async () => {
  const folder = makeBuild(['a-1.js', 'a-1.txt.secret'])
  const kept = openKeptFiles(folder)
  const addresses = [
    '/assets/../assets/a-1.js',
    '/assets/..',
    '/assets/a-1.txt.secret',
    '/assets/sub/a.js',
    '/other/a-1.js',
  ]
  expect(addresses.filter((address) => kept.find(address))).toEqual([])
})
