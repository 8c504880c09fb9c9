import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePdf } from '../../../../../test/make-media.ts'
import { scrubPdf } from './pdf.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pdf-test-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

async function scrubbed(name: string, bytes: Uint8Array): Promise<{ file: string; size: number }> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return { file, ...(await scrubPdf(file)) }
}

describe('a PDF that a separate thread processes', () => {
  it('is rebuilt, even if several files come one after another', async () => {
    const pdf = await makePdf()
    const made = await Promise.all(['a.pdf', 'b.pdf'].map((name) => scrubbed(name, pdf)))
    for (const { file, size } of made) {
      const bytes = await readFile(file)
      expect([bytes.length, (await PDFDocument.load(bytes)).getPageCount()]).toEqual([size, 2])
    }
  })

  it('is refused if the PDF expands too much, and the next PDF works', async () => {
    const packed = deflateSync(Buffer.alloc(400_000_000), { level: 9 })
    const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`
    const bomb = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF')])
    await expect(scrubbed('bomb.pdf', bomb)).rejects.toMatchObject({
      details: { faults: [{ path: 'file', code: 'media.too-complex' }] },
    })
    expect((await scrubbed('next.pdf', await makePdf())).size).toBeGreaterThan(0)
  })
})
