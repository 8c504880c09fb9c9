import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { expect, ONCE_ON_PHONE } from './journey.ts'
import { STAFF_MESSAGES } from './staff-messages.ts'
import { testAtWork as test } from './staff-shop.ts'

const { media, proofs } = STAFF_MESSAGES.en

/** A picture that cannot be compressed, so it needs several chunks. */
async function largePicture(): Promise<Buffer> {
  const [width, height] = [900, 600]
  const noise = randomFillSync(Buffer.alloc(width * height * 3))
  return await sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

test('the upload of a photo continues after a lost connection', ONCE_ON_PHONE, async ({ page, facts, complaints }) => {
  const context = page.context()
  await context.addCookies(facts.owner.cookies)
  const sent: number[] = []
  let hasBroken = false
  await page.route(/\/media\/uploads\/\w+\?offset=/, async (route, request) => {
    const offset = Number(new URL(request.url()).searchParams.get('offset'))
    sent.push(offset)
    if (offset === 0 || hasBroken) return await route.continue()
    // The connection breaks in the middle of the file.
    hasBroken = true
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto(`/admin-panel/proof/${facts.paidOrder}/0?lang=en`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: proofs.phone.photo }).click()
  const picture = await largePicture()
  await (await choosing).setFiles({ name: 'fire.png', mimeType: 'image/png', buffer: picture })

  await expect(page.getByText(media.waitingForLine)).toBeVisible()
  await expect(page.getByRole('button', { name: proofs.phone.send })).toBeDisabled()
  const done = Number(await page.getByRole('progressbar').getAttribute('value'))
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(1)

  await context.setOffline(false)
  await expect(page.getByText(media.uploaded, { exact: true })).toBeVisible()
  // The chunks that had already arrived were not sent again.
  expect(sent.filter((offset) => offset === 0)).toHaveLength(1)
  await page.getByLabel(proofs.place, { exact: true }).fill('Varanasi')
  await page.getByRole('button', { name: proofs.phone.send }).click()
  await expect(page.getByText(proofs.phone.done)).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)))
})
