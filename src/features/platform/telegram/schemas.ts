import { z } from 'zod'

export const telegramState = z.object({
  /** True if the shop has a bot and Telegram knows this bot. */
  isAvailable: z.boolean(),
  isLinked: z.boolean(),
})
export type TelegramState = z.infer<typeof telegramState>

export const telegramRequest = z.object({
  /** The URL that opens the bot in Telegram. It works once. */
  url: z.string(),
  expiresAt: z.string(),
})

const chat = z.object({ id: z.number().int(), type: z.string() })

/** The parts of an update that the shop reads (https://core.telegram.org/bots/api#update). */
export const telegramUpdate = z.object({
  message: z
    .object({
      chat,
      text: z.string().optional(),
      from: z.object({ language_code: z.string().optional() }).optional(),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
})

/** A call of the Bot API in the answer to an update, or nothing. */
export const telegramReply = z.union([
  z.object({ method: z.literal('sendMessage'), chat_id: z.number(), text: z.string() }),
  z.object({}),
])
