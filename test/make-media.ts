import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'

type PictureOptions = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' }

/** A real picture. By default it is a small JPEG with its location in the metadata. */
export async function makePicture({ width = 400, height = 300, format = 'jpeg' }: PictureOptions = {}) {
  const pixels = { create: { width, height, channels: 3 as const, background: '#a9371d' } }
  const gps = { IFD0: { Make: 'Camera of Anna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 19/1 3/1' } }
  return new Uint8Array(await sharp(pixels).withExif(gps).toFormat(format).toBuffer())
}

/** The form of `POST /api/admin/media`. */
export function mediaForm(bytes: Uint8Array, fields: Record<string, string> = {}, name = 'photo.jpg'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** A box of an ISO container: its length, type and content. */
export function box(type: string, ...inner: (Uint8Array | number[])[]): Uint8Array {
  const body = Buffer.concat(inner.map((part) => Uint8Array.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A track of a video or recording. `vide` is visible, `soun` is audible, and other kinds are neither. */
export function makeTrack(kind: string, ...inner: Uint8Array[]): Uint8Array {
  const handler = box('hdlr', new Uint8Array(8), new TextEncoder().encode(kind), new Uint8Array(13))
  return box('trak', box('mdia', handler, ...inner))
}

/** A video with a visible track, a hidden track of positions, and a location in its metadata. */
export function makeMp4(brand = 'isom'): Uint8Array {
  const text = (words: string) => new TextEncoder().encode(words)
  const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
  const ftyp = box('ftyp', text(brand), u32(0), text('isommp42'))
  const samples = text('SHOWN-SAMPLE-DATAHIDDEN+25.31+082.97')
  const dataAt = ftyp.length + 8
  const table = (at: number, size: number) =>
    box(
      'stbl',
      box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
      box('stsz', u32(0), u32(size), u32(1)),
      box('stco', u32(0), u32(1), u32(at)),
    )
  const track = (kind: string, at: number, size: number) => makeTrack(kind, box('minf', table(at, size)))
  const moov = box(
    'moov',
    box('mvhd', new Uint8Array(100)),
    track('vide', dataAt, 17),
    track('meta', dataAt + 17, 19),
    box('udta', box('©xyz', text('+25.3176+082.9739/'))),
  )
  return Buffer.concat([ftyp, box('mdat', samples), moov])
}

/** An MP3 with this number of silent frames: 128 kbit/s, 44,100 samples a second, 417 bytes each. */
export function makeMp3(frames: number): Uint8Array {
  const frame = new Uint8Array(417)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  return new Uint8Array(Buffer.concat(Array.from({ length: frames }, () => frame)))
}

/**
 * A PDF of two pages with a link. It contains the names of its author and program, a script that runs when it is opened, and the location of a photo.
 */
export async function makePdf(): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  file.setAuthor('Anna')
  file.setProducer('Program of Anna')
  file.addJavaScript('first', 'app.alert("Anna")')
  await file.attach(new TextEncoder().encode('of Anna'), 'anna.txt')
  const { context, catalog } = file
  const xmp = (words: string) => context.register(context.stream(words, { Type: 'Metadata', Subtype: 'XML' }))
  const script = { S: 'JavaScript', JS: PDFString.of('app.alert("Anna")') }
  catalog.set(PDFName.of('OpenAction'), context.obj(script))
  catalog.set(PDFName.of('Metadata'), xmp('<x:xmpmeta>Anna</x:xmpmeta>'))
  const page = file.addPage([300, 200])
  page.drawImage(await file.embedJpg(await makePicture()), { width: 100, height: 75 })
  page.drawText('Rules of the temple')
  page.node.set(PDFName.of('Metadata'), xmp('<x:xmpmeta>Page of Anna</x:xmpmeta>'))
  page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  const link = (action: Record<string, string | PDFString>) =>
    context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], T: PDFString.of('Anna'), A: action, P: page.ref })
  const links = [
    link({ S: 'URI', URI: PDFString.of('https://example.com/rules') }),
    link({ S: 'URI', URI: PDFString.of('javascript:alert(1)') }),
    link(script),
    link({ S: 'Launch', F: PDFString.of('anna.exe') }),
  ]
  page.node.set(PDFName.of('Annots'), context.obj(links))
  file.addPage([200, 300])
  return await file.save({ useObjectStreams: false })
}
