import type { MeasuredNode, Node } from 'takumi-js/node'

export type Measure = (node: Node, width: number) => Promise<MeasuredNode>
type Style = NonNullable<Node['style']>

/** The display face, and behind it one for every script a title may have. */
export const DISPLAY = 'Literata Display, Tiro Mantra, Tiro Devanagari Sanskrit, Onest, Noto Hebrew, Noto Arabic'

export function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

export function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style }
}
