import type { MeasuredNode, Node } from 'takumi-js/node'

export type Measure = (node: Node, width: number) => Promise<MeasuredNode>
type Style = NonNullable<Node['style']>

/** The display font first, then every font that has the letter. */
export const DISPLAY = 'Literata Display'
/** The font for facts first, then every font that has the letter. */
export const UI = 'Onest'

export function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

export function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style }
}
