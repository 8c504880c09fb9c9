import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../messages/page.en.ts'
import { RiteFilm } from './rite-film.tsx'

const CAPTION = { ru: 'Рамеш Шастри, Варанаси', en: 'Ramesh Shastri, Varanasi' }

function draw(film: string) {
  return render(
    <MessagesProvider lang="en" dictionary={{ catalogue: en }}>
      <RiteFilm rite={{ poster: '/media/a/960.webp', film, caption: CAPTION }} />
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

  it('has a fixed size, and names the person and place of the rite', () => {
    draw('')
    expect(screen.getByText(CAPTION.en)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('img').getAttribute('width')).toBe('1280')
  })
})
