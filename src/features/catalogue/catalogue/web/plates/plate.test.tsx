import { brotliCompressSync } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '#ui/data/query-client.ts'
import { presentCategories, shippedLists } from '#features/catalogue/catalogue-lists/rules.ts'
import { Plate } from './plate.tsx'
import { RITUAL_PLATES } from './names.ts'

const known = presentCategories(shippedLists().categories, 'en')

function draw(children: ReactNode): string {
  const client = createQueryClient(undefined, { '/api/categories?lang=en': known })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MessagesProvider lang="en" dictionary={{}}>
        {children}
      </MessagesProvider>
    </QueryClientProvider>,
  )
}

describe('a ritual drawing on a page', () => {
  it('is hidden from screen readers unless it has a label', () => {
    expect(draw(<Plate ritualId="ganesha" />)).toContain('alt=""')
    expect(draw(<Plate ritualId="ganesha" label="Ganesha" />)).toContain('alt="Ganesha"')
  })

  it('has no inline style, because the content security policy would block the style', () => {
    const html = draw(<Plate ritualId="navagraha" shape="square" lod="hero" />)
    expect(html).toContain('/plates/navagraha.hero.svg')
    expect(html).not.toContain('style=')
  })

  it('has the colour of the ritual’s category if the drawing is a general drawing', () => {
    const colours = known.map(({ id }) => /class="([^"]*)"/.exec(draw(<Plate ritualId="surya" category={id} />))?.[1])
    expect(new Set(colours).size).toBe(5)
    expect(draw(<Plate ritualId="ganesha" category="healthHealing" />)).toBe(draw(<Plate ritualId="ganesha" />))
  })

  it('is small: seventeen drawings add at most 600 bytes to a compressed page', () => {
    const cards = draw(RITUAL_PLATES.map((id) => <Plate key={id} ritualId={id} joined />))
    expect(brotliCompressSync(cards).byteLength).toBeLessThanOrEqual(600)
  })
})
