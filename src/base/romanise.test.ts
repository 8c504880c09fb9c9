import { expect, it } from 'vitest'
import { nameIn } from './romanise.ts'

it.each([
  ['Нина Осипова', 'Nina Osipova'],
  ['Юлия Щербакова-Хан', 'Yulia Shcherbakova-Khan'],
  ['Дмитрий Андреевич Белый', 'Dmitry Andreevich Bely'],
  ['Ольга Объедкова', 'Olga Obedkova'],
  ['ЦВЕТКОВА', 'TSVETKOVA'],
  ['Фәния', 'Fania'],
  ['Siobhán Nguyễn', 'Siobhán Nguyễn'],
  ['Анна Smith', 'Anna Smith'],
])('an English document shows the name %s as %s', (name, latin) => {
  expect(nameIn(name, 'en')).toBe(latin)
  expect(nameIn(name, 'ru')).toBe(name)
})
