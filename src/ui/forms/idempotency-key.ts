import { newId } from '#base/ids.ts'

/**
 * Returns a function that makes the header of calls that create something. If the response is lost, the same call with the same body can be repeated,
 * and the server creates nothing a second time.
 */
export function keepIdempotencyKey(): (body: unknown) => { 'idempotency-key': string } {
  let sent = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (sent.content !== content) sent = { content, key: newId() }
    return { 'idempotency-key': sent.key }
  }
}
