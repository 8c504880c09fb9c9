import { readAnswer } from './request.ts'

/** Long enough for every browser to have taken the file. */
const TAKEN = 10_000

/** Gives a file to the browser to keep, under a name. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), TAKEN)
}

/** Keeps a file that the API answers with; throws its refusal, in the server's words, when there is none. */
export async function downloadFile(
  send: (path: string, init: RequestInit) => Promise<Response>,
  path: string,
  name: string,
): Promise<void> {
  const response = await send(path, {})
  if (!response.ok) await readAnswer(response)
  saveFile(await response.blob(), name)
}
