import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { connect, type Server } from 'node:net'

/** A script that opens the port in the other network and passes the open socket to this process. */
const OPEN = `const port = require('node:net').createServer().listen(Number(process.argv[1]), '127.0.0.1', () =>
  process.send('open', port, () => process.exit()))`

/**
 * Lets a system with its own network download files through this process. A port on the loopback interface of that system is a proxy. The proxy opens
 * its connections in this process, so it uses the network of this machine. Returns a function that closes the proxy.
 */
export async function shareNetwork(pid: number, port: number): Promise<() => void> {
  const proxy = http.createServer(forward)
  proxy.on('connect', (request, client, head) => {
    const { hostname, port: target } = new URL(`http://${request.url}`)
    const server = connect(Number(target || 443), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      server.write(head)
      server.pipe(client).pipe(server)
    })
    for (const [one, other] of [
      [server, client],
      [client, server],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  const args = [`--net=/proc/${pid}/ns/net`, process.execPath, '-e', OPEN, String(port)]
  const child = spawn('nsenter', args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [, handle] = (await once(child, 'message')) as [string, Server]
  proxy.listen(handle)
  await once(proxy, 'listening')
  return () => {
    proxy.close()
    proxy.closeAllConnections()
  }
}

function forward(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, headers, url = '' } = request
  const onward = http.request(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
