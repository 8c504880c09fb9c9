import { invariant } from '#base/refusal.ts'
import type { Config } from '#server/config.ts'
import type { Shop } from '#server/shop.ts'
import { type Channel, type Transport, DeliveryFault } from '../model.ts'
import { smsRuGateway } from './sms-smsru.ts'
import { smtpTransport } from './smtp.ts'
import { z } from 'zod'
import { SECOND } from '#base/time.ts'
import { fetchGateway } from './sms-request.ts'

type Access = { url: string; token: string; from?: string }

/** The answer of a text message service. It may have any fields. If it has `error`, the message was not accepted. */
const answer = z.object({ error: z.unknown().optional() })

/** A transport for each configured channel. A transport connects only when there is a message to send. */
export function openTransports({ config, settings }: Pick<Shop, 'config' | 'settings'>): Map<Channel, Transport> {
  const transports = new Map<Channel, Transport>()
  const { SMTP_URL: url, MAIL_FROM: from } = config
  if (url && from)
    transports.set(
      'email',
      smtpTransport({
        url,
        from,
        shop: () => ({ replyTo: settings().contacts.ordersEmail, names: settings().shopName }),
      }),
    )
  if (config.SMS_PROVIDER) transports.set('sms', openGateway(config))
  return transports
}

function openGateway({ SMS_PROVIDER, SMS_URL: url, SMS_TOKEN: token, SMS_FROM: from }: Config): Transport {
  invariant(token, "the configuration requires the gateway's key")
  if (SMS_PROVIDER === 'smsru') return smsRuGateway({ token, from, url })
  invariant(url, "the configuration requires the gateway's address")
  return genericGateway({ url, token, from })
}

/**
 * A text message service that accepts `POST {to, text, from?}` as JSON with a bearer token. 2xx with a JSON object without `error` means
 * accepted. 422 means that the number can never be reached. After any other answer the shop tries again with the same `Idempotency-Key`.
 */
export function genericGateway({ url, token, from }: Access, { withinMs = 15 * SECOND } = {}): Transport {
  return {
    async send({ id, to, text }, signal) {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': id,
      }
      const body = JSON.stringify({ to, text, ...(from === undefined ? {} : { from }) })
      const { status, json } = await fetchGateway(url, { headers, body, withinMs, signal })
      if (status === 422) throw new DeliveryFault('sms 422', { isPermanent: true })
      if (status < 200 || status > 299) throw new DeliveryFault(`sms ${status}`)
      const read = answer.safeParse(json)
      if (!read.success) throw new DeliveryFault('sms answer unreadable')
      if (read.data.error !== undefined && read.data.error !== null) throw new DeliveryFault('sms not accepted')
    },
    close: () => {},
  }
}
