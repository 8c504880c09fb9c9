import { readAnswer } from './request.ts'

/** The time in milliseconds after which every browser has read the file. */
const TAKEN = 10_000

/** Downloads a file in the browser under a name. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), TAKEN)
}

/** Downloads a file that the API returns. Throws the refusal of the API, with the server's message. */
export async function downloadFile(
  send: (path: string, init: RequestInit) => Promise<Response>,
  path: string,
  name: string,
): Promise<void> {
  const response = await send(path, {})
  if (!response.ok) await readAnswer(response)
  saveFile(await response.blob(), name)
}
