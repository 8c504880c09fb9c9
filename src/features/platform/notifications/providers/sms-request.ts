import { readBounded } from '#base/bytes.ts'
import { parseJson } from '#base/text.ts'
import { DeliveryFault } from '../model.ts'

const MAX_ANSWER_BYTES = 64_000

type GatewayRequest = { headers: Record<string, string>; body: string; withinMs: number; signal: AbortSignal }

/**
 * Calls a text message service. Returns the JSON of its answer; undefined if the answer is not JSON. Follows no redirect, because the
 * request contains the shop's key.
 */
export async function fetchGateway(url: string, { headers, body, withinMs, signal }: GatewayRequest) {
  const end = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: end })
    const tooLong = () => new DeliveryFault('sms answer too long')
    const bytes = await readBounded(response.body, MAX_ANSWER_BYTES, tooLong)
    return { status: response.status, json: parseJson(new TextDecoder().decode(bytes)) }
  } catch (error) {
    if (error instanceof DeliveryFault) throw error
    throw new DeliveryFault(end.aborted ? 'sms not answered in time' : 'sms gateway unreachable')
  }
}
