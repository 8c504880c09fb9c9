import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/page.en.ts'
import { RiteFilm } from './rite-film.tsx'

const CAPTION = { ru: 'Рамеш Шастри, Варанаси', en: 'Ramesh Shastri, Varanasi' }

function draw(film: string, poster = '/media/a/960.webp') {
  return render(
    <MessagesProvider lang="en" dictionary={{ catalogue: en }}>
      <RiteFilm rite={{ poster, film, caption: CAPTION }} />
    </MessagesProvider>,
  )
}

describe('a film of a rite', () => {
  it('is loaded only after a reader presses the picture', async () => {
    const { container } = draw('/media/b/file.mp4')
    expect(container.innerHTML).not.toContain('file.mp4')
    await userEvent.click(screen.getByRole('button', { name: en.page.playFilm }))
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/media/b/file.mp4')
  })

  it('animates a drawn fire only for readers who accept motion', () => {
    const { container } = draw('', '/samples/rite.svg')
    expect(screen.getByRole('img').getAttribute('src')).toBe('/samples/rite.svg')
    const source = container.querySelector('source')
    expect(source?.getAttribute('srcset')).toBe('/samples/rite.svg#moving')
    expect(source?.getAttribute('media')).toBe('(prefers-reduced-motion: no-preference)')
    const drawing = readFileSync('public/samples/rite.svg', 'utf8')
    expect(drawing).toContain('id="moving"')
    expect(
      [...drawing.matchAll(/([^{}]*)\{animation/g)].every(([, selector = '']) => selector.startsWith(':target')),
    ).toBe(true)
  })

  it('has a fixed size, and names the people and the place of the rite', () => {
    draw('')
    expect(screen.getByText(CAPTION.en)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img').getAttribute('width')).toBe('1280')
  })
})
