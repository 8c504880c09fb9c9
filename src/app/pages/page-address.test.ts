import { describe, expect, it } from 'vitest'
import { readAddress } from './page-address.ts'

describe('a page address', () => {
  it('sets the language of the page', () => {
    expect(readAddress('/options?lang=en', 'ru')).toMatchObject({ lang: 'en', langIsChosen: true })
    expect(readAddress('/options', 'ru')).toMatchObject({ lang: 'ru', langIsChosen: false })
  })

  it.each([
    ['/en', '/?lang=en'],
    ['/ru/?lang=en&utm_source=vk', '/?lang=ru&utm_source=vk'],
    ['/en-us', undefined],
  ])('of a home page in one language: %s leads to %s', (url, to) => {
    expect(readAddress(url, 'ru').cleaned).toBe(to)
  })

  it('uses the offered language instead of a language that is not offered', () => {
    expect(readAddress('/options?lang=en', 'en', ['ru'])).toMatchObject({ lang: 'ru', langIsChosen: false })
    expect(readAddress('/options', 'en', ['ru'])).toMatchObject({ lang: 'ru' })
  })

  it.each(['/', '/ritual/ganesha', '/checkout/ganesha', '/nowhere'])(
    'opens the same page with a discount code: %s',
    (path) => {
      const { query: _, ...page } = readAddress(path, 'ru')
      expect(readAddress(`${path}?code=OM-108`, 'ru')).toMatchObject(page)
    },
  )

  it.each(['/user-profile?tab=orders', '/checkout/ganesha?tier=premium&step=payment', '/verify?number=SAMPLE'])(
    'keeps the parameters of its page for the language links: %s',
    (url) => {
      expect(readAddress(`${url}&lang=en&utm_source=x`, undefined).search).toBe(url.slice(url.indexOf('?')))
    },
  )
})
