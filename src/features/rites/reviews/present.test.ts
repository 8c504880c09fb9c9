import { expect, it } from 'vitest'
import { presentSection } from './present.ts'
import type { PublishedReview } from './schemas.ts'

const REVIEW: PublishedReview = {
  id: 'a'.repeat(32),
  lang: 'ru',
  name: 'А. С. <b>',
  text: 'Первое.\n\n<script>alert(1)</script>\nВторое & последнее.',
  publishedOn: '2026-11-20',
  certificate: null,
  reply: 'Спасибо "вам"',
}

it('a ritual’s page without reviews does not mention reviews at all', () => {
  expect(presentSection([], 'ru')).toBeUndefined()
})

it('HTML in a review is escaped, and its line breaks stay', () => {
  const html = presentSection([REVIEW], 'en')?.html ?? ''
  expect(html).toContain('<p>Первое.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;<br>Второе &amp; последнее.</p>')
  expect(html).toContain('<strong>А. С. &lt;b&gt;</strong>, <time datetime="2026-11-20">')
  expect(html).toContain('Спасибо &quot;вам&quot;')
  expect(html).toContain('<blockquote lang="ru">')
})

it('a review with a certificate number links to the check of this number', () => {
  const link = '<a href="/verify/K7QM-2X9D-4TRA?lang=en" rel="nofollow">K7QM-2X9D-4TRA</a>'
  expect(presentSection([{ ...REVIEW, certificate: 'K7QM-2X9D-4TRA' }], 'en')?.html).toContain(link)
  expect(presentSection([REVIEW], 'en')?.html).not.toContain('/verify/')
})
