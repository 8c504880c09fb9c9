import type { Node } from 'takumi-js/node'
import { isolateBidi } from '#base/right-to-left.ts'
import type { Receipt, ReceiptSum } from '#features/office/receipts/model.ts'
import { GOLD, INK, INK_2 } from './colours.ts'
import { box, DISPLAY, type Measure, text, UI } from './layout.ts'

/** A4 upright, in pixels of the layout. */
export const RECEIPT_LAYOUT = { width: 1240, height: 1754 }
const MARGIN = 96
const LINE = '#d8cbb5'
const INNER = RECEIPT_LAYOUT.width - 2 * MARGIN
/** Widths of the columns after the first one. */
const WIDTHS = { term: 200, quantity: 90, price: 170, sum: 180 } as const
type ColumnId = keyof typeof WIDTHS
const COLUMN_IDS: ColumnId[] = ['term', 'quantity', 'price', 'sum']

const FULL = { width: RECEIPT_LAYOUT.width, height: RECEIPT_LAYOUT.height, backgroundColor: '#ffffff' }

/** Returns the pages of a receipt. The lines are divided among pages by their measured height. The sums are on the last page. */
export async function layOutReceipt(receipt: Receipt, measure: Measure): Promise<Node[]> {
  const pages: Node[] = []
  let rest = receipt.lines
  do {
    const isFirst = pages.length === 0
    let count = rest.length
    const content = (lines: Receipt['lines'], isLast: boolean) => page(receipt, { lines, isFirst, isLast })
    const fits = async (node: Node) => (await measure(node, RECEIPT_LAYOUT.width)).height <= RECEIPT_LAYOUT.height
    while (count > 1 && !(await fits(content(rest.slice(0, count), count === rest.length)))) count -= 1
    pages.push(box(FULL, [content(rest.slice(0, count), count === rest.length)]))
    rest = rest.slice(count)
  } while (rest.length > 0)
  return pages
}

type PagePart = { lines: Receipt['lines']; isFirst: boolean; isLast: boolean }

function page(receipt: Receipt, { lines, isFirst, isLast }: PagePart): Node {
  return box({ width: RECEIPT_LAYOUT.width, flexDirection: 'column', gap: 44, padding: MARGIN }, [
    ...(isFirst ? [head(receipt), about(receipt)] : []),
    table(receipt, lines),
    ...(isLast ? [foot(receipt)] : []),
  ])
}

function head({ shopName, title }: Receipt): Node {
  return box({ flexDirection: 'column', gap: 14 }, [
    text(shopName, { fontFamily: DISPLAY, fontSize: 34, color: GOLD }),
    text(title, { fontFamily: DISPLAY, fontSize: 56, color: INK, lineHeight: 1.15 }),
  ])
}

function about({ facts, seller }: Receipt): Node {
  return box({ gap: 48, justifyContent: 'space-between' }, [
    box(
      { flexDirection: 'column', gap: 10, width: INNER / 2 - 24 },
      facts.map(([term, value]) =>
        box({ gap: 16 }, [
          text(term, { fontFamily: UI, fontSize: 22, color: INK_2, width: 150, flexShrink: 0, lineHeight: 1.4 }),
          text(isolateBidi(value), { ...PLAIN, flexShrink: 1, minWidth: 0 }),
        ]),
      ),
    ),
    box(
      { flexDirection: 'column', gap: 6, width: INNER / 2 - 24 },
      seller.map((line, at) => text(line, { ...PLAIN, fontWeight: at === 0 ? 600 : 400, textAlign: 'right' })),
    ),
  ])
}

const PLAIN = { fontFamily: UI, fontSize: 22, color: INK, lineHeight: 1.4 } as const
const QUIET = { ...PLAIN, fontSize: 20, color: INK_2 } as const

function table({ columns }: Receipt, lines: Receipt['lines']): Node {
  return box({ flexDirection: 'column' }, [
    row(columns, QUIET, `2px solid ${INK}`),
    ...lines.map((line) => row(line, PLAIN, `1px solid ${LINE}`)),
  ])
}

type Row = Record<'what' | ColumnId, string>

function row(cells: Row, style: typeof PLAIN | typeof QUIET, borderBottom: string): Node {
  return box({ gap: 16, padding: '14px 0', borderBottom }, [
    text(cells.what, { ...style, flexGrow: 1, flexShrink: 1, minWidth: 0 }),
    ...COLUMN_IDS.map((id) =>
      text(cells[id], { ...style, width: WIDTHS[id], flexShrink: 0, textAlign: id === 'term' ? 'left' : 'right' }),
    ),
  ])
}

function foot({ sums, payments, paymentsTitle, notes }: Receipt): Node {
  return box({ flexDirection: 'column', gap: 36 }, [
    sumList(sums),
    ...(payments.length > 0
      ? [
          box({ flexDirection: 'column', gap: 12 }, [
            text(paymentsTitle, { ...PLAIN, fontWeight: 600 }),
            sumList(payments),
          ]),
        ]
      : []),
    ...notes.map((note) => text(note, QUIET)),
  ])
}

function sumList(sums: ReceiptSum[]): Node {
  return box(
    { flexDirection: 'column', gap: 8 },
    sums.map(({ label, value, isTotal }) => {
      const style = isTotal ? { ...PLAIN, fontSize: 30, fontWeight: 600 } : PLAIN
      return box({ justifyContent: 'space-between', gap: 24 }, [
        text(label, { ...style, flexShrink: 1, minWidth: 0 }),
        text(value, { ...style, flexShrink: 0, textAlign: 'right' }),
      ])
    }),
  )
}
