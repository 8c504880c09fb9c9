import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { consent as en } from '../../messages/page-consent.en.ts'
import { consent as ru } from '../../messages/page-consent.ru.ts'
import { ConsentBox } from './consent-check.tsx'

const navigation = { href: (to: string) => `${to}?lang=en`, go: () => undefined }

it('the consent text opens in a new tab, keeps the form, and the link says so', () => {
  const drawn = [ru, en].map((words) =>
    renderToStaticMarkup(
      <NavigationContext value={navigation}>
        <ConsentBox words={words} checked={false} onChange={() => undefined} />
      </NavigationContext>,
    ),
  )
  const link = /<a href="\/privacy\?lang=en" target="_blank" rel="noopener"[^>]*>(.*?)<\/a>/
  expect(drawn.map((html) => link.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, ''))).toEqual([
    `${ru.more} (откроется в новой вкладке)`,
    `${en.more} (opens in a new tab)`,
  ])
})
