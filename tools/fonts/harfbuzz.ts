import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as hb from 'harfbuzzjs'

const require = createRequire(import.meta.url)

/** The functions of HarfBuzz's subsetting build that this file uses (hb-subset.h). */
type Subsetter = {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (bytes: number) => number
  hb_blob_create: (data: number, length: number, mode: number, user: number, destroy: number) => number
  hb_blob_get_data: (blob: number, length: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_set_add: (set: number, value: number) => void
  hb_set_clear: (set: number) => void
  hb_set_invert: (set: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_glyph_set: (input: number) => number
  hb_subset_input_unicode_set: (input: number) => number
  hb_subset_input_set: (input: number, which: number) => number
  hb_subset_input_pin_axis_location: (input: number, face: number, axis: number, at: number) => number
  hb_subset_input_set_axis_range: (
    input: number,
    face: number,
    axis: number,
    min: number,
    max: number,
    usual: number,
  ) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_or_fail: (face: number, input: number) => number
}

const WRITABLE = 2
/** The numbers of HarfBuzz's sets: the tables to remove, and the names and layout features to keep. */
const DROPPED_TABLES = 3
const NAMES = 4
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
/** A flag of HarfBuzz: points of an outline that move with their neighbours need no separate deltas. */
const SPARE_DELTAS = 0x400
/** The name ids that stay: family and style. The licence file beside the fonts lists the authors. */
const KEPT_NAMES = [1, 2]
/**
 * The tables of a font that are not needed. Some are for vertical text and for the font menus of programs. The other tables describe how widths and
 * lines change with the weight, and browsers can compute this from the outlines.
 */
const NEEDLESS = ['vhea', 'vmtx', 'STAT', 'HVAR', 'MVAR']

/** Opens a font for measuring and shaping. `axes` has the meaning of CSS font-variation-settings. */
export function openFont(sfnt: Uint8Array, axes: Record<string, number> = {}): hb.Font {
  const font = new hb.Font(new hb.Face(new hb.Blob(sfnt)))
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)))
  return font
}

/** The width of a text, in the units of the font. */
export function measureAdvance(font: hb.Font, text: string): number {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0)
}

/** The parts of a font file that remain in the subset. */
type SubsetOptions = {
  chars: Iterable<string>
  /** Additional glyphs to keep. The glyphs of the characters are always kept. */
  glyphs?: Iterable<number>
  /** Layout features. If omitted, all features stay. */
  features?: readonly string[]
  /** The fixed value of an axis, or its remaining range. */
  axes?: Record<string, number | { min: number; max: number }>
  flags?: number
}

/** A smaller font without hinting and without tables that browsers do not need. */
export async function shrinkFont(sfnt: Uint8Array, wanted: SubsetOptions): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(
    await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  )
  const wasm = instance.exports as unknown as Subsetter // WebAssembly has no types
  wasm._initialize()
  const data = wasm.malloc(sfnt.byteLength)
  new Uint8Array(wasm.memory.buffer).set(sfnt, data)
  const face = wasm.hb_face_create(wasm.hb_blob_create(data, sfnt.byteLength, WRITABLE, 0, 0), 0)
  const subset = wasm.hb_subset_or_fail(face, inputOf(wasm, face, wanted))
  if (subset === 0) throw new Error('HarfBuzz could not make a smaller font (subset)')
  const blob = wasm.hb_face_reference_blob(subset)
  const start = wasm.hb_blob_get_data(blob, 0)
  return new Uint8Array(wasm.memory.buffer).slice(start, start + wasm.hb_blob_get_length(blob))
}

function inputOf(wasm: Subsetter, face: number, { chars, glyphs = [], features, axes = {}, flags = 0 }: SubsetOptions) {
  const input = wasm.hb_subset_input_create_or_fail()
  wasm.hb_subset_input_set_flags(input, NO_HINTING | SPARE_DELTAS | flags)
  const kept = wasm.hb_subset_input_set(input, LAYOUT_FEATURES)
  wasm.hb_set_clear(kept)
  if (features) for (const feature of features) wasm.hb_set_add(kept, tagOf(feature))
  else wasm.hb_set_invert(kept)
  const names = wasm.hb_subset_input_set(input, NAMES)
  wasm.hb_set_clear(names)
  for (const name of KEPT_NAMES) wasm.hb_set_add(names, name)
  const dropped = wasm.hb_subset_input_set(input, DROPPED_TABLES)
  for (const table of NEEDLESS) wasm.hb_set_add(dropped, tagOf(table))
  for (const glyph of glyphs) wasm.hb_set_add(wasm.hb_subset_input_glyph_set(input), glyph)
  for (const char of chars) wasm.hb_set_add(wasm.hb_subset_input_unicode_set(input), char.codePointAt(0) ?? 0)
  for (const [axis, at] of Object.entries(axes)) {
    const isSet =
      typeof at === 'number'
        ? wasm.hb_subset_input_pin_axis_location(input, face, tagOf(axis), at)
        : wasm.hb_subset_input_set_axis_range(input, face, tagOf(axis), at.min, at.max, Number.NaN)
    if (!isSet) throw new Error(`The font has no axis ${axis}`)
  }
  return input
}

function tagOf(name: string): number {
  return Buffer.from(name, 'latin1').readUInt32BE()
}

/**
 * Keeps exactly the glyphs that these texts need after shaping, and every rule for these glyphs. `subset-font` would keep every conjunct that the
 * letters could form, so the file would have six times the size.
 */
export async function subsetToTexts(sfnt: Uint8Array, texts: readonly string[]): Promise<Uint8Array> {
  const font = openFont(sfnt)
  const glyphs = new Set(texts.flatMap((text) => glyphsOnTheWay(font, text)))
  const result = await shrinkFont(sfnt, { chars: new Set(texts.join('')), glyphs, flags: NO_LAYOUT_CLOSURE })
  const cut = openFont(result)
  const changed = texts.find((text) => measureAdvance(cut, text) !== measureAdvance(font, text))
  if (changed !== undefined) throw new Error(`The font subset draws a text with a different width: ${changed}`)
  return result
}

/** Returns every glyph that occurs during shaping. A conjunct forms in steps, so the intermediate glyphs are needed too. */
function glyphsOnTheWay(font: hb.Font, text: string): number[] {
  const buffer = new hb.Buffer()
  const glyphs: number[] = []
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setMessageFunc((state) => {
    glyphs.push(...state.getGlyphInfos().map((info) => info.codepoint))
    return true
  })
  hb.shape(font, buffer)
  return [...glyphs, ...buffer.getGlyphInfos().map((info) => info.codepoint)]
}
