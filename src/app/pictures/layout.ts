import type { MeasuredNode, Node } from 'takumi-js/node'

export type Measure = (node: Node, width: number) => Promise<MeasuredNode>
type Style = NonNullable<Node['style']>

/** The font of titles and names. A letter that is missing in this font is drawn with another font. */
export const DISPLAY = 'Literata Display'
/** The font of facts. A letter that is missing in this font is drawn with another font. */
export const UI = 'Onest'

export function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

export function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style }
}
