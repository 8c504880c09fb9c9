import type { CategoryMessages } from './messages-categories.en.ts'

export const ru: CategoryMessages = {
  careerSuccess: { name: 'Дело и достаток', description: 'Начинания, торговля, учёба ремеслу, порядок в доме.' },
  healthHealing: { name: 'Здоровье', description: 'Ритуалы о силах и долгой жизни. Ритуал не заменяет врача.' },
  familyRelationships: { name: 'Семья', description: 'Брак, согласие в доме, дети и родители.' },
  protectionPurification: {
    name: 'Защита и очищение',
    description: 'Убрать помехи, умилостивить планеты, сберечь дом и дорогу.',
  },
  spiritualWisdom: { name: 'Знание и практика', description: 'Учёба, речь, мантра и ровная практика.' },
}
