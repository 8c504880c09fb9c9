import { z } from 'zod'
import { readBounded } from '#base/bytes.ts'
import { SECOND } from '#base/time.ts'
import { DeliveryFault, type Transport } from '#features/platform/notifications/model.ts'

const MAX_ANSWER_BYTES = 64_000
const WITHIN = 15 * SECOND

/** The form of every answer of the Bot API (https://core.telegram.org/bots/api#making-requests). */
const apiAnswer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
})
const me = z.object({ username: z.string() })

type Access = { token: string; apiUrl: string }

/** The calls of the Bot API that the shop uses. */
export function openBotApi({ token, apiUrl }: Access) {
  /** Calls a method of the Bot API. The URL contains the token, so no error may contain the URL. */
  async function call(method: string, body: object, signal?: AbortSignal): Promise<unknown> {
    const timeout = AbortSignal.timeout(WITHIN)
    const end = signal ? AbortSignal.any([signal, timeout]) : timeout
    const answer = await request(`${apiUrl}/bot${token}/${method}`, body, end)
    const read = apiAnswer.safeParse(answer)
    if (!read.success) throw new DeliveryFault('telegram answer unreadable')
    if (!read.data.ok) throw faultOf(read.data)
    return read.data.result
  }

  return {
    /** The user name of the bot. */
    readName: async (): Promise<string> => me.parse(await call('getMe', {})).username,
    /** Asks Telegram to send updates to a URL, with a secret in a header. */
    setWebhook: async (url: string, secret: string): Promise<void> =>
      void (await call('setWebhook', {
        url,
        secret_token: secret,
        allowed_updates: ['message', 'my_chat_member'],
      })),
    sendMessage: async (chatId: string, text: string, signal: AbortSignal): Promise<void> =>
      void (await call(
        'sendMessage',
        { chat_id: Number(chatId), text, link_preview_options: { is_disabled: true } },
        signal,
      )),
  }
}

export type BotApi = ReturnType<typeof openBotApi>

/** Sends notices. `chatOf` finds the chat of a link. `leave` unlinks a chat that blocked the bot or does not exist any more. */
export function telegramTransport(
  bot: BotApi,
  {
    chatOf,
    leave,
  }: { chatOf: (linkId: string) => Promise<string | undefined>; leave: (chatId: string) => Promise<void> },
): Transport {
  return {
    async send({ to, text }, signal) {
      const chatId = await chatOf(to)
      // The chat was unlinked after the notice was queued, so the notice is not sent.
      if (chatId === undefined) return
      try {
        await bot.sendMessage(chatId, text, signal)
      } catch (error) {
        if (!(error instanceof DeliveryFault && GONE.test(error.reason))) throw error
        await leave(chatId)
      }
    },
    close: () => {},
  }
}

const GONE = /^telegram (?:403|400 chat not found)$/

type ApiFault = z.infer<typeof apiAnswer>

/**
 * Turns an error of the Bot API into a fault. 401 and 404 mean a wrong token: the operator must fix the token, and the notice stays in the queue. 400
 * means that this notice is wrong, so the fault is permanent.
 */
function faultOf({ error_code: code = 0, description = '', parameters }: ApiFault): DeliveryFault {
  const isGone = code === 400 && /chat not found/i.test(description)
  const reason = isGone ? 'telegram 400 chat not found' : `telegram ${code}`
  return new DeliveryFault(reason, { isPermanent: code === 400, waitMs: (parameters?.retry_after ?? 0) * SECOND })
}

async function request(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const bytes = await readBounded(
      response.body,
      MAX_ANSWER_BYTES,
      () => new DeliveryFault('telegram answer too long'),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof DeliveryFault) throw error
    throw new DeliveryFault(signal.aborted ? 'telegram not answered in time' : 'telegram unreachable')
  }
}
