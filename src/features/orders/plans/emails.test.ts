import { describe, expect, it } from 'vitest'
import { planSavedEmail } from './emails.ts'

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const plan = {
  to: 'anna@example.com',
  name: 'Анна',
  startDate: '2026-12-01',
  rituals: [{ name: 'Ганеша яджна', endDate: '2026-12-29' }],
  participants: 'Анна, дочь Ивана, 12.03.1985, 10:30\nПётр, , ,',
  specialWishes: 'О мире в доме',
}

describe('the e-mail about a saved plan', () => {
  it('contains in Russian the days, people and wish, but no birth data', () => {
    const { subject, text } = planSavedEmail({ ...plan, lang: 'ru' }, SENDER)
    expect(subject).toBe('План ритуалов сохранён')
    expect(text).toContain('Здравствуйте, Анна!')
    expect(text).toContain('Начало: 1 декабря 2026 г.')
    expect(text).toContain('Ганеша яджна: до 28 декабря 2026 г.')
    expect(text).toContain('Имена: Анна дочь Ивана; Пётр')
    expect(text).toContain('Пожелание: О мире в доме')
    expect(text).not.toContain('1985')
    expect(text).toContain('https://ahuti.example/user-profile?lang=ru')
  })

  it('contains the same facts in English', () => {
    const { subject, text } = planSavedEmail({ ...plan, lang: 'en' }, SENDER)
    expect(subject).toBe('Your ritual plan is saved')
    expect(text).toContain('Starts: 1 December 2026')
    expect(text).toContain('until 28 December 2026')
    expect(text).toContain('Names: Анна дочь Ивана; Пётр')
  })
})
