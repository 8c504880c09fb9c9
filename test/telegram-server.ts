import { openAnswerServer } from './answer-server.ts'

export const BOT_TOKEN = '123456:a-token-of-a-test-bot-000'
export const BOT_NAME = 'ahuti_test_bot'

type Sent = { chat_id: number; text: string }
type State = 'well' | 'blocked' | 'flooded' | 'gone' | 'down'

/**
 * A local replacement for the Bot API, written from its documentation (https://core.telegram.org/bots/api): getMe, setWebhook and sendMessage, and
 * the answers for a blocked bot (403), too many messages (429 with `retry_after`), a missing chat (400) and an outage (502).
 */
export async function openTelegramServer() {
  let state: State = 'well'
  let webhook: { url: string; secret_token: string; allowed_updates: string[] } | undefined
  const sent: Sent[] = []
  const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) })
  const fault = (error_code: number, description: string, parameters?: object) =>
    json({ ok: false, error_code, description, ...(parameters && { parameters }) }, error_code)

  const server = await openAnswerServer(({ method, path, body }) => {
    const [, token = '', call = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? []
    if (method !== 'POST' || call === '') return fault(404, 'Not Found')
    if (token !== BOT_TOKEN) return fault(401, 'Unauthorized')
    if (state === 'down') return { status: 502, type: 'text/html', body: '<html>Bad Gateway</html>' }
    const input: unknown = JSON.parse(body)
    if (call === 'getMe')
      return json({ ok: true, result: { id: 123456, is_bot: true, first_name: 'Ahuti', username: BOT_NAME } })
    if (call === 'setWebhook') {
      // The test reads what the shop has sent.
      webhook = input as typeof webhook
      return json({ ok: true, result: true, description: 'Webhook was set' })
    }
    if (call !== 'sendMessage') return fault(404, 'Not Found: method not found')
    if (state === 'blocked') return fault(403, 'Forbidden: bot was blocked by the user')
    if (state === 'gone') return fault(400, 'Bad Request: chat not found')
    if (state === 'flooded') return fault(429, 'Too Many Requests: retry after 300', { retry_after: 300 })
    const message = input as Sent
    sent.push(message)
    return json({ ok: true, result: { message_id: sent.length, chat: { id: message.chat_id, type: 'private' } } })
  })

  return {
    url: server.url,
    sent,
    requests: server.requests,
    webhook: () => webhook,
    setState: (next: State) => {
      state = next
    },
    close: server.close,
  }
}
