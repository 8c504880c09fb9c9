import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { drawText, toTextLines } from './pdf-text.ts'

const run = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, height: 30 })

it('the PDF text layer joins pieces of a line and keeps lines in order', () => {
  const inner = { width: 300, height: 60, transform: [1, 0, 0, 1, 100, 200] as const, children: [] }
  const title = [run('Ганеша', 0, -2, 80), run('-ягья', 80, 0, 60), run(' ', 140, 0, 7), run('дважды', 0, 30, 90)]
  const sheet = {
    ...inner,
    transform: [1, 0, 0, 1, 0, 0] as const,
    runs: [],
    children: [
      { ...inner, runs: title },
      { ...inner, runs: [run(' ', 0, 0, 7)] },
    ],
  }
  // The library types this parameter as a mutable tuple.
  expect(toTextLines(sheet as unknown as Parameters<typeof toTextLines>[0])).toEqual([
    { text: 'Ганеша-ягья ', x: 100, y: 198, width: 147, height: 30 },
    { text: 'дважды', x: 100, y: 230, width: 90, height: 30 },
  ])
})

it('the PDF text layer writes Hebrew and Arabic in visual order, without isolate characters', () => {
  const line = {
    width: 300,
    height: 60,
    transform: [1, 0, 0, 1, 0, 0] as const,
    children: [],
    runs: [run('\u2068בן', 0, 0, 40), run(' ', 40, 0, 7), run('יעל\u2069', 47, 0, 60), run(', Анна', 107, 0, 80)],
  }
  expect(toTextLines(line as unknown as Parameters<typeof toTextLines>[0]).map(({ text }) => text)).toEqual([
    'ןב לעי, Анна',
  ])
})

it('the PDF text layer puts invisible text over drawn text in any script', async () => {
  const file = await PDFDocument.create()
  const page = file.addPage([400, 300])
  const texts = ['Анна Смирнова', 'Anna', 'अन्ना 𑀅']
  const line = (text: string, place: number) => ({ text, x: 100, y: 40 * place, width: 200, height: 30 })
  await drawText(page, texts.map(line), 0.5)
  const read = (await PDFDocument.load(await file.save())).getPage(0).node
  const said = contentOf(read.Contents(), read.context)
  const shown = [...said.matchAll(/<([0-9a-f]+)> Tj/gi)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  )
  expect(shown).toEqual(texts)
  // Rendering mode 3 draws nothing.
  expect(said.match(/\b3 Tr\b/g)).toHaveLength(texts.length)
  expect(said).toContain('1 0 0 1 50 288.3 Tm')
  const font = read.Resources()?.lookup(PDFName.of('Font'))
  expect(font?.toString()).toContain('/SelectableText')
})

function contentOf(contents: unknown, context: PDFDocument['context']): string {
  const parts = contents instanceof PDFArray ? contents.asArray() : [contents]
  return parts
    .map((part) => (part instanceof PDFRef ? context.lookup(part) : part))
    .map((stream) => (stream instanceof PDFRawStream ? inflateSync(stream.contents).toString('latin1') : ''))
    .join('\n')
}
