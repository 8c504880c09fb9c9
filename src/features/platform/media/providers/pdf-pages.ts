import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { plainJpeg } from '../rules-jpeg.ts'

/** The entries of a PDF page that are needed to display it (ISO 32000-1, 7.7.3.3). A page inherits entries from its `Parent`. */
const PAGE = names(
  'Type Parent Resources Contents MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Group Annots',
)
/** The entries of a PDF annotation that are copied (12.5): appearance and text. The author, the time and the actions are not copied. */
const NOTE = names(
  'Type Subtype Rect F AP AS OC Border BS BE C IC CA BM Contents QuadPoints InkList L LE Vertices CL RD DA Q Name H MK Path',
)
const NOTES = names(
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Widget',
)
/** The entries of a PDF stream that are removed: private data of programs, files, locations, and references to external bytes. */
const BESIDE = 'Metadata PieceInfo LastModified AF OPI Ref Measure PtData F FFilter FDecodeParms'.split(' ')
const SAFE_LINK = /^(?:https?|mailto|tel):/i

const name = (text: string) => PDFName.of(text)

function names(list: string): ReadonlySet<PDFName> {
  return new Set(list.split(' ').map((each) => PDFName.of(each)))
}

export type RemadePdf = Uint8Array | 'encrypted' | 'broken'

/** Copies the pages of a PDF into a new PDF. The new PDF contains only what is visible on the pages, and links. */
export async function remakePdf(bytes: Uint8Array): Promise<RemadePdf> {
  try {
    const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false }
    const from = await PDFDocument.load(bytes, options)
    if (from.context.trailerInfo.Encrypt) return 'encrypted'
    if (from.getPageCount() === 0) return 'broken'
    // The extra entries are removed before the pages are copied, because the copy leaves out objects that nothing refers to.
    for (const [ref, object] of from.context.enumerateIndirectObjects()) {
      removeBeside(object)
      if (object instanceof PDFRawStream && isJpeg(object)) from.context.assign(ref, plainPicture(object))
    }
    const to = await PDFDocument.create({ updateMetadata: false })
    copyPages(from, to)
    return await to.save({ addDefaultPage: false, updateFieldAppearances: false })
  } catch {
    // An encrypted file fails before the library can report that it is encrypted.
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt') ? 'encrypted' : 'broken'
  }
}

function copyPages(from: PDFDocument, to: PDFDocument): void {
  const copier = PDFObjectCopier.for(from.context, to.context)
  for (const page of from.getPages()) {
    strip(page)
    const copy = copier.copy(page.node)
    const ref = to.context.register(copy)
    to.addPage(PDFPage.of(copy, ref, to))
  }
  const layers = layersOf(from)
  if (layers) to.catalog.set(name('OCProperties'), copier.copy(layers))
}

function strip({ node }: PDFPage): void {
  const notes = node.lookupMaybe(name('Annots'), PDFArray)
  for (const key of node.keys()) if (!PAGE.has(key)) node.delete(key)
  const kept = notes?.asArray().flatMap((each) => plainNote(node.context.lookup(each))) ?? []
  if (kept.length > 0) node.set(name('Annots'), node.context.obj(kept))
  else node.delete(name('Annots'))
}

function plainNote(note: PDFObject | undefined): PDFDict[] {
  if (!(note instanceof PDFDict)) return []
  const subtype = note.lookup(name('Subtype'))
  const link = linkOf(note)
  const isKept = subtype === name('Link') ? link : subtype instanceof PDFName && NOTES.has(subtype)
  if (!isKept) return []
  const plain = note.context.obj({})
  for (const [key, value] of note.entries()) if (NOTE.has(key)) plain.set(key, value)
  if (link) plain.set(name('A'), note.context.obj({ S: 'URI', URI: PDFString.of(link) }))
  return [plain]
}

function linkOf(note: PDFDict): string | undefined {
  const action = note.lookup(name('A'))
  if (!(action instanceof PDFDict) || action.lookup(name('S')) !== name('URI')) return undefined
  const address = action.lookup(name('URI'))
  const isText = address instanceof PDFString || address instanceof PDFHexString
  const { href } = (isText && URL.parse(address.decodeText())) || {}
  return href !== undefined && SAFE_LINK.test(href) ? href : undefined
}

/** The layers of a PDF, and which of them are hidden (8.11). Without this information all layers would be visible. */
function layersOf({ catalog, context }: PDFDocument): PDFDict | undefined {
  const layers = catalog.lookup(name('OCProperties'))
  const all = layers instanceof PDFDict ? layers.get(name('OCGs')) : undefined
  if (!(layers instanceof PDFDict) || !all) return undefined
  const shown = layers.lookup(name('D'))
  const plain = context.obj({})
  for (const key of names('BaseState ON OFF')) {
    const value = shown instanceof PDFDict && shown.get(key)
    if (value) plain.set(key, value)
  }
  return context.obj({ OCGs: all, D: plain })
}

function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(name('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  return only === name('DCTDecode') || only === name('DCT')
}

function plainPicture({ dict, contents }: PDFRawStream): PDFRawStream {
  const plain = plainJpeg(contents)
  if (!plain) throw new Error('a picture in the file has a different format than declared')
  return PDFRawStream.of(dict, plain)
}

/** Removes the extra entries of an object. Objects are copied together with all objects that they refer to, so these references must be removed. */
function removeBeside(object: PDFObject): void {
  if (object instanceof PDFStream) {
    for (const key of BESIDE) object.dict.delete(name(key))
    removeBeside(object.dict)
  } else if (object instanceof PDFArray) {
    for (const each of object.asArray()) removeBeside(each)
  } else if (object instanceof PDFDict) {
    object.delete(name('Metadata'))
    object.delete(name('PieceInfo'))
    if (object.get(name('Type')) === name('OCG')) object.delete(name('Usage'))
    for (const each of object.values()) removeBeside(each)
  }
}
