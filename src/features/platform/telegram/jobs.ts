import { HOUR, MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { pruneRequests } from './commands.ts'
import type { TelegramContext } from './context.ts'

export function telegramJobs({ shop, bot }: TelegramContext): Job[] {
  if (!bot) return []
  return [
    { name: 'prepare-telegram-bot', everyMs: MINUTE, work: bot.prepare },
    { name: 'prune-telegram-requests', everyMs: HOUR, work: () => pruneRequests(shop) },
  ]
}
