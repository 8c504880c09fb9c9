import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { DayLinkPage } from './day-link-page.tsx'

const TOKEN = 'a'.repeat(43)
const PAGE = { date: '2026-11-29', endsAt: '2026-11-30T18:30:00.000Z', isEarly: false, filesLeft: 60 }
const linesWith = (files: number) => ({ ...PAGE, lines: [{ number: 1, files }] })

function draw() {
  const client = createQueryClient(async () => new Response('{}'), { [`/api/day-links/${TOKEN}`]: linesWith(0) })
  return renderOnPage(
    <QueryClientProvider client={client}>
      <DayLinkPage token={TOKEN} />
    </QueryClientProvider>,
    { dictionary: { dayLinks: en } },
  )
}
const photo = new File(['x'], 'fire.jpg', { type: 'image/jpeg' })
const gallery = () => screen.getByLabelText<HTMLInputElement>(en.galleryOf(1), { selector: 'input' })
const remove = () => screen.getByRole('button', { name: en.removeOf(1) })

it('the sender can remove a picture that was sent by mistake', async () => {
  const server = answerWith(answered({ ...linesWith(1), picture: 'p1' }), answered(linesWith(0)))
  const { user } = draw()
  await user.upload(gallery(), photo)
  await screen.findByText(en.picture(1, 'fire.jpg'))
  await user.click(remove())
  await screen.findByText(en.removed)
  expect(String(server.calls.mock.calls[1]?.[0])).toContain(`/api/day-links/${TOKEN}/lines/1/pictures/p1`)
  expect(screen.queryByText(en.picture(1, 'fire.jpg'))).toBeNull()
  expect(screen.getByText(en.sent(0))).toBeTruthy()
})

it('a picture that cannot be removed stays on the page, with the reason', async () => {
  answerWith(
    answered({ ...linesWith(1), picture: 'p1' }),
    refused({ status: 409, code: 'day-links.line-published', message: 'Already published.' }),
  )
  const { user } = draw()
  await user.upload(gallery(), photo)
  await screen.findByText(en.picture(1, 'fire.jpg'))
  await user.click(remove())
  await waitFor(() => expect(screen.getByText('Already published.')).toBeTruthy())
  expect(remove()).toBeTruthy()
})

it('the page loads the counts again if an upload’s answer was lost', async () => {
  let reads = 0
  const client = createQueryClient(
    async () => {
      reads += 1
      return Response.json(linesWith(1))
    },
    { [`/api/day-links/${TOKEN}`]: linesWith(0) },
  )
  const lost = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = renderOnPage(
    <QueryClientProvider client={client}>
      <DayLinkPage token={TOKEN} />
    </QueryClientProvider>,
    { dictionary: { dayLinks: en } },
  )
  await user.upload(gallery(), photo)
  await screen.findByText(en.failed)
  await screen.findByText(en.sent(1))
  expect(reads).toBeGreaterThan(0)
  lost.mockRestore()
})
