const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/**
 * The HTTP/1.1 response in these bytes; undefined if it is not complete. The header with the length, or the last chunk, determines the end of the
 * response.
 */
export function readAnswer(bytes: Buffer): { status: number; body: Buffer } | undefined {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const body = bytes.subarray(end + HEAD_END.length)
  const status = Number(head.slice(9, 12))
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  const isWhole =
    length === undefined
      ? !/^transfer-encoding: *chunked/im.test(head) || body.subarray(-LAST_CHUNK.length).toString() === LAST_CHUNK
      : body.length >= Number(length)
  return isWhole ? { status, body } : undefined
}
