import { deflateSync } from 'node:zlib'
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../../../../../test/make-media.ts'
import { remakePdf } from './pdf-pages.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function remade(bytes: Uint8Array): Promise<PDFDocument> {
  const made = await remakePdf(bytes)
  if (typeof made === 'string') throw new Error(made)
  return await PDFDocument.load(made, { updateMetadata: false })
}

/** All contents of a PDF as text, uncompressed. */
function wordsOf({ context }: PDFDocument): string {
  const objects = context.enumerateIndirectObjects()
  return objects.map(([, object]) => object.toString() + streamText(object)).join('\n')
}

const streamText = (object: unknown) =>
  object instanceof PDFRawStream ? Buffer.from(object.contents).toString('latin1') : ''

/**
 * Returns a hand-written PDF with these objects. The first object is the catalogue. `trailer` contains further entries of the trailer, such
 * as `Encrypt`.
 */
function pdfOf(objects: string[], trailer = ''): Uint8Array {
  const body = objects.map((object, place) => `${place + 1} 0 obj\n${object}\nendobj\n`).join('')
  return bytesOf(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R ${trailer}>>\n%%EOF`)
}

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>'
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 50]/Rotate 90>>'
const PAGE = '<</Type/Page/Parent 2 0 R>>'

describe('a PDF that the shop rebuilds', () => {
  it('keeps pages and links, and loses author, date and program', async () => {
    const made = await remade(await makePdf())
    const words = wordsOf(made)
    const metadata = [
      'Anna',
      'Program',
      'xmpmeta',
      'JavaScript',
      'javascript',
      'Launch',
      'EmbeddedFile',
      'CreationDate',
      '/AA',
    ]
    expect(metadata.filter((word) => words.includes(word))).toEqual([])
    expect([made.getPageCount(), words.match(/\/URI \(.*?\)/g), made.context.trailerInfo.Info]).toEqual([
      2,
      ['/URI (https://example.com/rules)'],
      undefined,
    ])
    expect(made.catalog.keys().map(String)).toEqual(['/Type', '/Pages'])
  })

  it('keeps a photo on the page, but loses the photo’s GPS location', async () => {
    const { context } = await remade(await makePdf())
    const photo = context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
      )
    if (!(photo instanceof PDFRawStream)) throw new Error('there is no photo')
    const { width, exif } = await sharp(photo.contents).metadata()
    expect([width, exif]).toEqual([400, undefined])
  })

  it('keeps inherited page properties, and hidden layers stay hidden', async () => {
    const layers = '<</OCGs[4 0 R 5 0 R]/D<</OFF[5 0 R]/Creator(Anna)>>>>'
    const page = '<</Type/Page/Parent 2 0 R/Resources<</Properties<</a 4 0 R/b 5 0 R>>>>>>'
    const layer = '<</Type/OCG/Name(Notes)/Usage<</CreatorInfo<</Creator(Anna)>>>>>>'
    const made = await remade(
      pdfOf([`<</Type/Catalog/Pages 2 0 R/OCProperties ${layers}>>`, PAGES, page, layer, layer]),
    )
    const [only] = made.getPages()
    const hidden = made.catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('D'), PDFDict)
    const used = only?.node.Resources()?.lookup(PDFName.of('Properties'), PDFDict)
    expect([only?.getSize(), only?.getRotation().angle, wordsOf(made).includes('Anna')]).toEqual([
      { width: 100, height: 50 },
      90,
      false,
    ])
    expect(hidden.get(PDFName.of('OFF'))?.toString()).toBe(`[ ${String(used?.get(PDFName.of('b')))} ]`)
  })

  it('stays the same if the shop rebuilds the PDF again', async () => {
    const once = await remakePdf(await makePdf())
    expect(await remakePdf(once as Uint8Array)).toEqual(once)
  })

  it.each([
    ['a header only', bytesOf('%PDF-1.4\n%%EOF'), 'broken'],
    ['44 bytes', bytesOf('%PDF-1.4 of which nothing can be read at all'), 'broken'],
    ['no page', pdfOf([CATALOGUE, '<</Type/Pages/Kids[]/Count 0>>']), 'broken'],
    ['pages that contain themselves', pdfOf([CATALOGUE, '<</Type/Pages/Kids[2 0 R]/Count 1>>']), 'broken'],
    ['a broken page', pdfOf([CATALOGUE, PAGES, '<</Type/Page /Parent 2 0 R /Annots']), 'broken'],
    ['a password', pdfOf([CATALOGUE, PAGES, PAGE], '/Encrypt 9 0 R'), 'encrypted'],
  ])('cannot be made from a file with %s', async (_, bytes, outcome) => {
    expect(await remakePdf(bytes)).toBe(outcome)
  })

  it('cannot be made from an encrypted file, and the error names the encryption', async () => {
    const packed = Buffer.from(deflateSync('x')).toString('latin1').replaceAll(/./gs, '?')
    const objects = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream`
    expect(await remakePdf(pdfOf([objects], '/Encrypt<</Filter/Standard>>'))).toBe('encrypted')
  })
})
