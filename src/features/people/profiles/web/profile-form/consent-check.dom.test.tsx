import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Form } from '#ui/forms/form.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { renderOnPage } from '../../../../../../test/render-form.tsx'
import { consent as en } from '../../messages/page-consent.en.ts'
import { consent as ru } from '../../messages/page-consent.ru.ts'
import { ConsentField } from './consent-check.tsx'

function Drawn({ words }: { words: typeof en }) {
  const form = useRuleForm({ defaultValues: { consent: false }, faultsOf: () => ({}) })
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <ConsentField words={words} />
    </Form>
  )
}

it('the link to the consent text announces that it opens a new tab', () => {
  for (const words of [ru, en]) renderOnPage(<Drawn words={words} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    `${ru.more} (откроется в новой вкладке)`,
    `${en.more} (opens in a new tab)`,
  ])
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/privacy', '_blank'],
    ['/privacy', '_blank'],
  ])
})
