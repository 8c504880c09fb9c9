import { newId } from '#base/ids.ts'

/** The header of calls that create something: repeated with the same body after a lost response, they create nothing twice. */
export function keepIdempotencyKey(): (body: unknown) => { 'idempotency-key': string } {
  let sent = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (sent.content !== content) sent = { content, key: newId() }
    return { 'idempotency-key': sent.key }
  }
}
