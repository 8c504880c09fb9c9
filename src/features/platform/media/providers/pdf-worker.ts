import { readFile, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { remakePdf } from './pdf-pages.ts'

// The thread of `pdf.ts`: makes the PDF of this path anew in its place, and says how that went.
const file: unknown = workerData
if (typeof file !== 'string') throw new Error('the thread needs a path')
const made = await remakePdf(await readFile(file))
if (typeof made !== 'string') await writeFile(file, made)
parentPort?.postMessage(typeof made === 'string' ? made : 'made', [])
