import { describe, expect, it } from 'vitest'
import { readAnswer } from './raw-answer.ts'

const LENGTH = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nomen'
const CHUNKED = 'HTTP/1.1 201 Created\r\ntransfer-encoding: chunked\r\n\r\n4\r\nomen\r\n0\r\n\r\n'

describe('a response', () => {
  it.each([
    [LENGTH, 200],
    [CHUNKED, 201],
    ['HTTP/1.1 204 No Content\r\n\r\n', 204],
  ])('is read when all its bytes have arrived', (text, status) => {
    expect(readAnswer(Buffer.from(text))?.status).toBe(status)
  })

  it.each([LENGTH, CHUNKED])('is incomplete while a byte is missing', (text) => {
    for (let length = 0; length < text.length; length += 1)
      expect(readAnswer(Buffer.from(text.slice(0, length)))).toBeUndefined()
  })
})
