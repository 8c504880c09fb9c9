import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { idParam } from '#server/http/params.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { stopReminders } from './commands.ts'
import { findByToken, listStopped } from './queries.ts'
import { reminderLink } from './schemas.ts'

const byToken = z.object({ token: idParam })

export function reminderRoutes(shop: Shop): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/reminders/{token}',
        operationId: 'getReminderLink',
        access: 'open',
        summary: 'What the link of a reminder switches off, and whether it is still on',
        params: byToken,
        answers: { 200: reminderLink },
      },
      async ({ params: { token } }) => {
        const found = requireFound(await findByToken(shop.db, hashToken(token)), 'reminders.not-found')
        const { kind, addressHash } = found
        const stopped = await listStopped(shop.db, [addressHash], kind)
        return answer(200, { kind, isOn: !stopped.has(addressHash) })
      },
    ),
    route(
      {
        method: 'post',
        // This call has the path of the page. Mail programs that cannot make the call open the same URL in a browser.
        path: '/reminders/{token}',
        operationId: 'stopReminders',
        access: 'webhook',
        summary: 'Switches off the reminders of this link; mail programs call it with one press (RFC 8058)',
        params: byToken,
        answers: { 200: reminderLink },
      },
      async ({ params: { token } }) => {
        const { kind } = await stopReminders(shop, token)
        return answer(200, { kind, isOn: false })
      },
    ),
  ]
}
