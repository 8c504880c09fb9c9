import { connect } from 'node:net'

/**
 * Sends exactly these bytes, because an ordinary client would normalise an unusual URL. `from`: the IP address of the visitor, if the shop trusts
 * this machine as a proxy.
 */
export function rawRequest(
  port: number,
  path: string,
  method = 'GET',
  from = '127.0.0.1',
): Promise<{ status: number; headers: Headers; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`,
        'latin1',
      ),
    )
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      answer += String(data)
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
      const [first = '', ...lines] = head.split('\r\n')
      const headers = new Headers(
        lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^[^:]*:/, '')]),
      )
      resolve({ status: Number(first.split(' ')[1]), headers, body })
    })
  })
}
