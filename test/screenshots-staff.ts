import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { prepareFacts } from './e2e/staff-seed.ts'
import { openStaffScreen } from './e2e/staff-screen.ts'
import { prepareFolder } from './prepared-database.ts'
import { startProcess } from './process.ts'
import type { Screen } from './screen.ts'
import { MORE_PANEL_SCREENS } from './screens-staff-states.ts'
import { DESK_SCREENS, OUTER_SCREENS, PANEL_SCREENS } from './screens-staff.ts'

const ALL = [...PANEL_SCREENS, ...MORE_PANEL_SCREENS, ...DESK_SCREENS, ...OUTER_SCREENS]

/** The names of the pictures. The prefix distinguishes them from customer screens with the same names. */
export const STAFF_NAMES = ALL.map(({ name }) => `staff-${name}`)

export type StaffShop = { origin: string; screens: Screen[]; close: () => Promise<void> }

/** A shop with data, as staff and partner see it. */
export async function openStaffShop(): Promise<StaffShop> {
  const data = mkdtempSync(join(tmpdir(), 'ahuti-screenshots-staff-'))
  await prepareFolder(data)
  const shop = await startProcess({ DATA_DIR: data, SANDBOX_DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' })
  const facts = await prepareFacts(request, shop.origin)
  const screens = ALL.map((screen): Screen => {
    const show: Screen['show'] = async (page, lang) => await openStaffScreen(page, lang, facts, screen)
    // Most screens with a state are dialogs over the page, so their pictures show only the window.
    return { name: `staff-${screen.name}`, show, whole: screen.show === undefined }
  })
  const close = async () => {
    await shop.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  return { origin: shop.origin, screens, close }
}
