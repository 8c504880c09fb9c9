import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { type Transport, DeliveryFault } from '../model.ts'
import { fetchGateway } from './sms-request.ts'

type Access = { token: string; from?: string; url?: string }

/** The answer of SMS.ru (https://sms.ru/api/send): one status for the request, and one status for each number. */
const answer = z.object({
  status_code: z.number().int(),
  sms: z.record(z.string(), z.object({ status_code: z.number().int() })).optional(),
})

const TAKEN = 100

/**
 * The status codes that mean: the number is invalid, has no route, is on the stop list of the shop's owner, or is abroad while messages
 * abroad are disabled.
 */
const NUMBER_REFUSED: ReadonlySet<number> = new Set([202, 207, 209, 214])

/** The text message service SMS.ru. `token` is its `api_id`. `from` is an approved sender name. */
export function smsRuGateway({ token, from, url }: Access, { withinMs = 15 * SECOND } = {}): Transport {
  return {
    async send({ to, text }, signal) {
      const digits = to.replace(/\D/g, '')
      const form = { api_id: token, to: digits, msg: text, json: '1', ...(from === undefined ? {} : { from }) }
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams(form).toString()
      const { status, json } = await fetchGateway(url ?? 'https://sms.ru/sms/send', { headers, body, withinMs, signal })
      if (status !== 200) throw new DeliveryFault(`sms ${status}`)
      const read = answer.safeParse(json)
      if (!read.success) throw new DeliveryFault('sms answer unreadable')
      const code = read.data.status_code === TAKEN ? read.data.sms?.[digits]?.status_code : read.data.status_code
      if (code === undefined) throw new DeliveryFault('sms answer unreadable')
      if (code !== TAKEN) throw new DeliveryFault(`sms.ru ${code}`, { isPermanent: NUMBER_REFUSED.has(code) })
    },
    close: () => {},
  }
}
