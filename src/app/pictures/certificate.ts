import { createHash } from 'node:crypto'
import type { Lang } from '#base/i18n.ts'
import type { CategoryColour } from '#features/catalogue/catalogue-lists/model.ts'
import type { DrawCertificate } from '#features/rites/proofs/routes.ts'
import { linkTo } from '#features/platform/notifications/emails.ts'
import { verifyPath } from '#features/rites/proofs/paths.ts'
import type { ProofView } from '#features/rites/proofs/schemas.ts'
import type { Sender } from '#features/platform/notifications/model.ts'
import { drawCertificate } from './certificate-sheet.ts'
import { createDrawings, type Drawings } from './drawings.ts'
import { createRenderer } from './painter.ts'
import { drawText, toTextLines, type TextLine } from './pdf-text.ts'

/** A4 landscape at 300 dpi, in pixels. */
const SHEET = { width: 3508, height: 2480 }
/** The size of the A4 sheet in pixels of the layout, at half the resolution. */
const LAYOUT = { width: 1754, height: 1240 }
/** A4 in points of 1/72 inch. */
const PAGE: [number, number] = [841.89, 595.28]

type CertificateInput = { view: ProofView; lang: Lang; colour: CategoryColour | null }
type ColourOf = (category: string | null) => Promise<CategoryColour | null>

/** Draws each certificate once for all readers. The first certificate loads the libraries. */
export function createCertificates(
  sender: () => Sender,
  colourOf: ColourOf,
  drawings: Drawings = createDrawings(),
): DrawCertificate {
  const renderer = createRenderer()

  async function png({ view, lang, colour }: CertificateInput, ratio: number) {
    const { render, measure } = await renderer()
    const { shopName: names, ...rest } = sender()
    const verifyUrl = linkTo(verifyPath(view.number), lang, rest)
    const shopName = names[lang]
    const sheet = await drawCertificate({ view, lang, shopName, verifyUrl, colour }, measure)
    const size = { width: LAYOUT.width * ratio, height: LAYOUT.height * ratio }
    return {
      picture: await render(sheet, { ...size, format: 'png', devicePixelRatio: ratio }),
      readLines: async () => toTextLines(await measure(sheet, LAYOUT.width, LAYOUT.height)),
    }
  }

  async function draw(wanted: CertificateInput, kind: 'pdf' | 'png'): Promise<Uint8Array> {
    if (kind === 'png') return (await png(wanted, 1)).picture
    const { picture, readLines } = await png(wanted, SHEET.width / LAYOUT.width)
    const { view, lang } = wanted
    return await toPdf(picture, { lines: await readLines(), view, lang, sender: sender() })
  }

  return async (view, kind, lang, reader = {}) => {
    const wanted = { view, lang, colour: await colourOf(view.ritual.category) }
    const key = keyOf([kind, lang, drawnOf(view), wanted.colour, sender()])
    const { count: admit, ...options } = reader
    return await drawings.get(key, async () => await draw(wanted, kind), {
      ...options,
      ...(admit ? { admit } : {}),
      subject: view.number,
    })
  }
}

/** The parts of a proof that appear on its certificate. */
function drawnOf({ number, ritual, term, performedAt, place, priest, panchang, names }: ProofView) {
  return { number, ritual, term, performedAt, place, priest, panchang, names }
}

/** The key of a drawing in the cache. The key contains the names only as a hash. */
function keyOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

type About = { lines: TextLine[]; view: ProofView; lang: Lang; sender: Sender }

/** Makes a page with the drawn sheet, a layer of selectable text, and file metadata. The drawing shows every script as web pages show it. */
async function toPdf(png: Buffer, { lines, view, lang, sender }: About): Promise<Uint8Array> {
  const [{ PDFDocument, PDFName, PDFString }, { default: sharp }] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('sharp'),
  ])
  const jpeg = await sharp(png)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const file = await PDFDocument.create()
  const page = file.addPage(PAGE)
  const [width, height] = PAGE
  page.drawImage(await file.embedJpg(jpeg), { x: 0, y: 0, width, height })
  await drawText(page, lines, width / LAYOUT.width)
  file.setTitle(`${view.ritual.name} · ${view.number}`, { showInWindowTitleBar: true })
  file.setAuthor(sender.shopName[lang])
  file.setLanguage(lang)
  file.setCreationDate(new Date(view.performedAt))
  file.setModificationDate(new Date(view.performedAt))
  const link = file.context.register(
    file.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [width - 190, 40, width - 60, 170],
      Border: [0, 0, 0],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(linkTo(verifyPath(view.number), lang, sender)) },
    }),
  )
  page.node.set(PDFName.of('Annots'), file.context.obj([link]))
  return await file.save()
}
