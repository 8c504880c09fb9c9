import type { PDFPage } from '@cantoo/pdf-lib'
import type { MeasuredNode } from 'takumi-js/node'
import { isolateBidi } from '#base/right-to-left.ts'

/** A drawn line of text, in pixels of the layout. */
export type TextLine = { text: string; x: number; y: number; width: number; height: number }

/** The lines of a drawn sheet in reading order. */
export function toTextLines({ runs, children, transform }: MeasuredNode): TextLine[] {
  const [, , , , left, top] = transform
  const lines: TextLine[] = []
  let end = Number.POSITIVE_INFINITY
  for (const { text: logical, x, y, width, height } of runs) {
    const text = inVisualOrder(logical)
    const line = lines.at(-1)
    // The next run of a line starts where the previous run ended.
    if (line && Math.abs(x - end) < 1) {
      line.text += text
      line.width += width
      line.height = Math.max(line.height, height)
    } else lines.push({ text, x: left + x, y: top + y, width, height })
    end = x + width
  }
  return [...lines.filter(({ text }) => text.trim() !== ''), ...children.flatMap(toTextLines)]
}

/** PDF readers expect letters from left to right as on the page, and reverse Hebrew and Arabic letters themselves. */
function inVisualOrder(run: string): string {
  const signs = Array.from(run.replace(/[\u2066-\u2069]/g, ''))
  const isRightToLeft = isolateBidi(run) !== run
  return (isRightToLeft ? signs.toReversed() : signs).join('')
}

const FONT = 'SelectableText'
/** The width of every letter in this font, in thousandths of its size. A line is stretched to its drawn width. */
const LETTER = 500
/** Fractions of the height of a line: the size of its letters, and the part above the baseline. */
const SIZE = 0.75
const ABOVE = 0.78

/**
 * Puts invisible text over a picture for selection, search and screen readers. The font has no shapes, because nothing is drawn. It identifies
 * letters by their Unicode number, so it has letters of every script.
 */
export async function drawText(page: PDFPage, lines: TextLine[], pointsPerPixel: number): Promise<void> {
  const pdf = await import('@cantoo/pdf-lib')
  const { PDFHexString, PDFName } = pdf
  page.node.setFontDictionary(PDFName.of(FONT), await fontOf(page))
  for (const { text, x, y, width, height } of lines) {
    const size = height * SIZE * pointsPerPixel
    const squeeze = (100 * width * pointsPerPixel) / (text.length * (LETTER / 1000) * size)
    const base = page.getHeight() - (y + height * ABOVE) * pointsPerPixel
    page.pushOperators(
      pdf.pushGraphicsState(),
      pdf.beginText(),
      pdf.setTextRenderingMode(pdf.TextRenderingMode.Invisible),
      pdf.setFontAndSize(FONT, size),
      pdf.setCharacterSqueeze(squeeze),
      pdf.setTextMatrix(1, 0, 0, 1, x * pointsPerPixel, base),
      pdf.showText(PDFHexString.of(Buffer.from(text, 'utf16le').swap16().toString('hex'))),
      pdf.endText(),
      pdf.popGraphicsState(),
    )
  }
}

/** In this font, the code of a letter is its UTF-16 code. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`

async function fontOf({ doc: { context } }: PDFPage) {
  const { PDFString } = await import('@cantoo/pdf-lib')
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: FONT,
      // The flag "Symbolic": the font has its own character codes, no standard encoding.
      Flags: 4,
      FontBBox: [0, -220, LETTER, 780],
      ItalicAngle: 0,
      Ascent: 780,
      Descent: -220,
      CapHeight: 700,
      StemV: 80,
    }),
  )
  const letters = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: FONT,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      DW: LETTER,
    }),
  )
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: FONT,
      Encoding: 'Identity-H',
      DescendantFonts: [letters],
      ToUnicode: context.register(context.flateStream(TO_UNICODE)),
    }),
  )
}
