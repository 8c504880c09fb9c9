import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { FEATURES as FOLDERS } from '../../.dependency-cruiser.mjs'
import { FEATURES } from './features.ts'

it('every feature folder with a registration is in the list, in folder order', async () => {
  const files = FOLDERS.map((folder) => path.resolve('src/features', folder, 'feature.ts')).filter(existsSync)
  // A dynamic import has no type.
  const registered = await Promise.all(files.map(async (file) => (await import(file)) as { feature: unknown }))
  expect(registered.length).toBeGreaterThan(30)
  // Compares objects by identity, because two registrations may have equal contents.
  expect(registered.map(({ feature }) => FEATURES.findIndex((listed) => listed === feature))).toEqual([
    ...FEATURES.keys(),
  ])
})
