import { readFile, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { remakePdf } from './pdf-pages.ts'

// This is the worker thread of `pdf.ts`. It rebuilds the PDF at this path in place, and reports the result.
const file: unknown = workerData
if (typeof file !== 'string') throw new Error('the worker needs a path')
const made = await remakePdf(await readFile(file))
if (typeof made !== 'string') await writeFile(file, made)
parentPort?.postMessage(typeof made === 'string' ? made : 'made', [])
