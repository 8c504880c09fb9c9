import { answer, type Route, route } from '#server/http/route.ts'
import { changeSettings } from './commands.ts'
import type { SettingsContext } from './context.ts'
import { readSettings } from './queries.ts'
import { defaultSettings } from './rules.ts'
import { settingsInputWith, settingsViewWith, type SettingsView } from './schemas.ts'

/** The routes for the settings that staff change while the shop runs. */
export function settingsRoutes(context: SettingsContext): Route[] {
  const { shop, policy } = context
  const settingsView = settingsViewWith(policy.shape)
  async function view(): Promise<SettingsView> {
    const { settings, version } = await readSettings(shop.db, shop.config)
    const held = await policy.read(shop.db)
    const { shopName, contacts } = defaultSettings(shop.config)
    return {
      ...settings,
      version: version + held.version,
      defaults: { shopName, contacts },
      countryKnown: shop.config.COUNTRY_HEADER !== undefined,
      policy: held.fields,
    }
  }
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/settings',
        operationId: 'getSettings',
        access: 'staff',
        right: 'settings.read',
        summary: 'The settings: names, contacts, payment methods, languages, legal facts, tiers and the payment policy',
        answers: { 200: settingsView },
      },
      async () => answer(200, await view()),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/settings',
        operationId: 'updateSettings',
        access: 'staff',
        right: 'settings.change',
        fresh: true,
        summary:
          'Changes the given sections and fields, immediately in every process. Only the owner can change the policy',
        body: settingsInputWith(policy.shape),
        answers: { 200: settingsView },
      },
      async ({ body: { defaults: _, countryKnown: __, ...changes }, caller }) => {
        await changeSettings(context, caller, changes)
        return answer(200, await view())
      },
    ),
  ]
}
