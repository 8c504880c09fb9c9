import { readAnswer } from './request.ts'

/** After this time in milliseconds every browser has read the file. */
const TAKEN = 10_000

/** Downloads a file in the browser under a name. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), TAKEN)
}

/** Downloads a file that the API returns. If the API refuses, throws an error with the server's message. */
export async function downloadFile(
  send: (path: string, init: RequestInit) => Promise<Response>,
  path: string,
  name: string,
): Promise<void> {
  const response = await send(path, {})
  if (!response.ok) await readAnswer(response)
  saveFile(await response.blob(), name)
}
