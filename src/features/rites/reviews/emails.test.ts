import { expect, it } from 'vitest'
import { staffReviewEmail } from './emails.ts'

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@shop.example',
  origin: 'https://shop.example',
  texts: {},
}

it('the shop’s own e-mail about a review is in the staff language', () => {
  const review = { id: 'b'.repeat(32), orderId: 'a'.repeat(32) }
  const byLang = (sender: Parameters<typeof staffReviewEmail>[1]) => {
    const { lang, subject } = staffReviewEmail(review, sender)
    return [lang, subject]
  }
  expect(byLang(SENDER)).toEqual(['ru', 'Новый отзыв: заказ #aaaaaaaa'])
  expect(byLang({ ...SENDER, staffLang: 'en' })).toEqual(['en', 'A review to read: order #aaaaaaaa'])
})
