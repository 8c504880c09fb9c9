import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HyphenatedName } from './names.tsx'

const whole = (text: string) => `<span class="unparted">${text}</span>`

describe('a name with hyphens', () => {
  it.each([
    ['Ganesha yagya', 'Ganesha yagya'],
    ['Ганеша-ягья', whole('Ганеша-ягья')],
    ['Маха-Мритьюнджая-ягья', `Маха-${whole('Мритьюнджая-ягья')}`],
    ['Рудра-абхишека с ягьёй', `${whole('Рудра-абхишека')} с ягьёй`],
    ['Дурга-ягья, общая', `${whole('Дурга-ягья,')} общая`],
  ])('does not break at its last hyphen: %s', (name, markup) => {
    expect(renderToStaticMarkup(<HyphenatedName name={name} />)).toBe(markup)
  })
})
