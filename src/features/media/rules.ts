type Shape = { kind: string; width: number | null; height: number | null }

/** A picture up to a quarter wider than high: beside it there is room for words. */
export function isUpright({ kind, width, height }: Shape): boolean {
  return kind === 'image' && width !== null && height !== null && width <= height * 1.25
}
