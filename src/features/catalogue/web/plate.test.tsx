import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Plate } from './plate.tsx'

const ids = [
  'maha-mrityunjaya',
  'ganesha',
  'lakshmi',
  'mahalakshmi',
  'saraswati',
  'navagraha',
  'z-special-intention',
  'durga',
  'hanuman',
  'shiva',
  'vishnu',
  'surya',
  'chandra',
  'shani',
  'rahu',
  'kala',
  'pitri',
]

describe('a plate', () => {
  it('is decoration unless it has a name', () => {
    expect(renderToStaticMarkup(<Plate ritualId="ganesha" />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Plate ritualId="ganesha" label="Ganesha yantra" />)).toContain(
      'role="img" aria-label="Ganesha yantra"',
    )
  })

  it('carries no inline style, which the content security policy would refuse', () => {
    const html = renderToStaticMarkup(<Plate ritualId="navagraha" shape="square" lod="hero" drawn />)
    expect(html).not.toContain('style=')
  })

  it('weighs little: seventeen cards add at most 3 kB to a compressed page', () => {
    const cards = renderToStaticMarkup(ids.map((id) => <Plate key={id} ritualId={id} joined />))
    expect(brotliCompressSync(cards).byteLength).toBeLessThanOrEqual(3000)
  })
})
