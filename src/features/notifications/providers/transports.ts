import { invariant } from '#base/refusal.ts'
import type { Config } from '#server/config.ts'
import type { Shop } from '#server/shop.ts'
import type { Channel } from '../model.ts'
import type { Transport } from '../model-delivery.ts'
import { genericGateway } from './sms-generic.ts'
import { smsRuGateway } from './sms-smsru.ts'
import { smtpTransport } from './smtp.ts'

/** A transport for each way that is configured. Nothing is connected before there is something to send. */
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
  invariant(token, 'the configuration checked that the gateway has its key')
  if (SMS_PROVIDER === 'smsru') return smsRuGateway({ token, from, url })
  invariant(url, 'the configuration checked that the gateway has its address')
  return genericGateway({ url, token, from })
}
