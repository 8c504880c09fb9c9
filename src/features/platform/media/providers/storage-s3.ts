import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import type { ByteRange } from '../rules-mp4.ts'
import type { Storage, StoredFile } from './storage.ts'

const WAIT = 60_000

/**
 * Opens a storage in a bucket of any S3-compatible service, with path-style URLs and signature version 4:
 * `s3://key:secret@host/bucket?region=eu-central-1`. `s3+http://` is for a service on this machine.
 */
export function openBucket(place: URL): Storage {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(place.username),
    secretAccessKey: decodeURIComponent(place.password),
    region: place.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })
  const bucket = `${place.protocol === 's3+http:' ? 'http' : 'https'}://${place.host}${place.pathname.replace(/\/+$/, '')}`
  const send = async (address: string, init: RequestInit = {}): Promise<Response> =>
    await client.fetch(address, { signal: AbortSignal.timeout(WAIT), ...init })

  async function* list(prefix = ''): AsyncGenerator<StoredFile> {
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
      const text = await (await succeeded(send(`${bucket}?${query}`))).text()
      for (const [, inner = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = tagged(inner, 'Key')
        const changedAt = tagged(inner, 'LastModified')
        if (key && changedAt) yield { key, changedAt: new Date(changedAt) }
      }
      token = tagged(text, 'NextContinuationToken')
    }
  }

  return {
    async put(key, file, type) {
      const body = await openAsBlob(file, { type })
      const headers = { 'content-type': type, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
      await succeeded(
        send(`${bucket}/${key}`, { method: 'PUT', body, headers, signal: AbortSignal.timeout(10 * WAIT) }),
      )
    },
    async read(key, range) {
      // The download has no time limit, because a film may be long. The reader can stop the download.
      const response = await send(`${bucket}/${key}`, { headers: rangeHeader(range), signal: null })
      if (response.status === 404) return undefined
      const { body } = await succeeded(Promise.resolve(response))
      return body ?? new Blob([]).stream()
    },
    async remove(key) {
      const response = await send(`${bucket}/${key}`, { method: 'DELETE' })
      if (response.status !== 404) await succeeded(Promise.resolve(response))
    },
    list,
  }
}

function rangeHeader(range: ByteRange | undefined): Record<string, string> {
  return range ? { range: `bytes=${range.from}-${range.to - 1}` } : {}
}

async function succeeded(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (response.ok) return response
  throw new Error(`the storage returned ${response.status}: ${(await response.text()).slice(0, 300)}`)
}

function tagged(xml: string, tag: string): string | undefined {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
