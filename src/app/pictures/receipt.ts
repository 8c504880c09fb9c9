import { createHash } from 'node:crypto'
import type { DrawReceipt, Receipt } from '#features/office/receipts/model.ts'
import { createDrawings } from './drawings.ts'
import { createRenderer } from './painter.ts'
import { drawText, toTextLines, type TextLine } from './pdf-text.ts'
import { layOutReceipt, RECEIPT_LAYOUT } from './receipt-sheet.ts'

/** The resolution: twice the layout, which is 300 dpi. */
const RATIO = 2
/** A4 upright in points of 1/72 inch. */
const PAGE: [number, number] = [595.28, 841.89]

type DrawnPage = { picture: Buffer; lines: TextLine[] }

/** Draws receipts one at a time. Letters of every script are drawn as on certificates. */
export function createReceipts(): DrawReceipt {
  const renderer = createRenderer()
  const drawings = createDrawings()

  async function draw(receipt: Receipt): Promise<Uint8Array> {
    const { render, measure } = await renderer()
    const { width, height } = RECEIPT_LAYOUT
    const size = { width: width * RATIO, height: height * RATIO }
    const pages: DrawnPage[] = []
    for (const sheet of await layOutReceipt(receipt, measure))
      pages.push({
        picture: await render(sheet, { ...size, format: 'png', devicePixelRatio: RATIO }),
        lines: toTextLines(await measure(sheet, width, height)),
      })
    return await toPdf(receipt, pages)
  }

  return async (receipt, reader = {}) => {
    const key = createHash('sha256').update(JSON.stringify(receipt)).digest('base64url')
    return await drawings.get(key, async () => await draw(receipt), reader)
  }
}

/** Pages with the drawn sheets and a layer of selectable text. */
async function toPdf({ title, shopName, lang, at }: Receipt, pages: DrawnPage[]): Promise<Uint8Array> {
  const [{ PDFDocument }, { default: sharp }] = await Promise.all([import('@cantoo/pdf-lib'), import('sharp')])
  const file = await PDFDocument.create()
  for (const { picture, lines } of pages) {
    const jpeg = await sharp(picture)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const page = file.addPage(PAGE)
    const [width, height] = PAGE
    page.drawImage(await file.embedJpg(jpeg), { x: 0, y: 0, width, height })
    await drawText(page, lines, width / RECEIPT_LAYOUT.width)
  }
  file.setTitle(title, { showInWindowTitleBar: true })
  file.setAuthor(shopName)
  file.setLanguage(lang)
  file.setCreationDate(at)
  file.setModificationDate(at)
  return await file.save()
}
