import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as hb from 'harfbuzzjs'

const require = createRequire(import.meta.url)

/** What the subsetting build of HarfBuzz exports, as far as it is used here (hb-subset.h). */
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
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_or_fail: (face: number, input: number) => number
}

const WRITABLE = 2
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

/** A font opened for measuring and shaping; `axes` as in CSS font-variation-settings. */
export function openFont(sfnt: Uint8Array, axes: Record<string, number> = {}): hb.Font {
  const font = new hb.Font(new hb.Face(new hb.Blob(sfnt)))
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)))
  return font
}

/** How far a text runs, in units of the font. */
export function advanceOf(font: hb.Font, text: string): number {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, position) => sum + position.xAdvance, 0)
}

/**
 * Keeps exactly the glyphs the given texts are shaped into, with every rule among them. `subset-font` would keep each conjunct
 * that the e-mails could ever form: six times the size.
 */
export async function cutToTexts(sfnt: Uint8Array, texts: readonly string[]): Promise<Uint8Array> {
  const { instance } = await WebAssembly.instantiate(
    await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  )
  const wasm = instance.exports as unknown as Subsetter // WebAssembly has no types of its own
  wasm._initialize()
  const data = wasm.malloc(sfnt.byteLength)
  new Uint8Array(wasm.memory.buffer).set(sfnt, data)
  const face = wasm.hb_face_create(wasm.hb_blob_create(data, sfnt.byteLength, WRITABLE, 0, 0), 0)
  const input = wasm.hb_subset_input_create_or_fail()
  const features = wasm.hb_subset_input_set(input, LAYOUT_FEATURES)
  wasm.hb_set_clear(features)
  wasm.hb_set_invert(features)
  wasm.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)

  const font = openFont(sfnt)
  const wanted = new Set(texts.flatMap((text) => glyphsOnTheWay(font, text)))
  for (const glyph of wanted) wasm.hb_set_add(wasm.hb_subset_input_glyph_set(input), glyph)
  for (const char of new Set(texts.join('')))
    wasm.hb_set_add(wasm.hb_subset_input_unicode_set(input), char.codePointAt(0) ?? 0)

  const subset = wasm.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('HarfBuzz could not cut the font')
  const blob = wasm.hb_face_reference_blob(subset)
  const start = wasm.hb_blob_get_data(blob, 0)
  const result = new Uint8Array(wasm.memory.buffer).slice(start, start + wasm.hb_blob_get_length(blob))
  const cut = openFont(result)
  const changed = texts.find((text) => advanceOf(cut, text) !== advanceOf(font, text))
  if (changed !== undefined) throw new Error(`The cut font draws this differently: ${changed}`)
  return result
}

/** Every glyph met while shaping: a conjunct is formed in steps, and without the forms between the last is never reached. */
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
