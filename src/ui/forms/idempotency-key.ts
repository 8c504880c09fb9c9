import { newId } from '#base/ids.ts'

/**
 * The header of calls that create something. If the response is lost, the same call with the same body can be repeated and creates nothing
 * twice.
 */
export function keepIdempotencyKey(): (body: unknown) => { 'idempotency-key': string } {
  let sent = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (sent.content !== content) sent = { content, key: newId() }
    return { 'idempotency-key': sent.key }
  }
}
