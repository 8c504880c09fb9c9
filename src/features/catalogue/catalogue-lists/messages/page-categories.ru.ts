import type { CategoryMessages } from './page-categories.en.ts'

export const ru: CategoryMessages = {
  careerSuccess: { name: 'Дело и достаток', description: 'Начинания, торговля, обучение профессии, порядок в доме.' },
  healthHealing: { name: 'Здоровье', description: 'О силах и долгой жизни. Ритуал не заменяет врача.' },
  familyRelationships: { name: 'Семья', description: 'Брак, согласие в доме, дети и родители.' },
  protectionPurification: {
    name: 'Защита и очищение',
    description: 'О доме и дороге, о мире с планетами, о новом начале.',
  },
  spiritualWisdom: { name: 'Знание и практика', description: 'Учёба, речь, мантра и духовная практика.' },
}
