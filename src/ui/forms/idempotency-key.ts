import { newId } from '#base/ids.ts'

/** The header of calls that make something: sent again with the same body after an answer was lost, they make nothing a second time. */
export function keepIdempotencyKey(): (body: unknown) => { 'idempotency-key': string } {
  let sent = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (sent.content !== content) sent = { content, key: newId() }
    return { 'idempotency-key': sent.key }
  }
}
