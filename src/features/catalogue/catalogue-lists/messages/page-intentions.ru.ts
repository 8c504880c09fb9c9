import type { IntentionMessages } from './page-intentions.en.ts'
import type { IntentionGroup, IntentionId } from '../model.ts'

const groups: Record<IntentionGroup, string> = {
  health: 'Здоровье и благополучие',
  finance: 'Финансы и карьера',
  protection: 'Защита и безопасность',
  family: 'Семья и отношения',
  vastu: 'Дом и недвижимость (васту)',
  spirit: 'Духовное развитие',
}

const names: Record<IntentionId, string> = {
  strength: 'Силы и крепость тела',
  recovery: 'Восстановление после болезни',
  sleep: 'Спокойный сон',
  'clear-mind': 'Ясный и спокойный ум',
  'healthy-pregnancy': 'Лёгкая беременность и роды',
  'long-life': 'Долголетие старших',
  'steady-income': 'Ровный доход',
  'new-work': 'Новая работа',
  'new-business': 'Открытие своего дела',
  'release-from-debt': 'Освобождение от долгов',
  'safe-journey': 'Безопасная дорога',
  'safe-home': 'Покой и безопасность дома',
  'court-matter': 'Справедливый исход в суде',
  'ill-will': 'Защита от недоброжелателей',
  'meeting-a-partner': 'Встреча спутника жизни',
  'accord-of-spouses': 'Согласие супругов',
  'birth-of-a-child': 'Рождение ребёнка',
  'growing-children': 'Благополучие детей',
  'ageing-parents': 'Забота о родителях',
  reconciliation: 'Примирение родных',
  'new-house': 'Переезд в новый дом',
  purchase: 'Покупка земли или жилья',
  sale: 'Продажа недвижимости',
  'harmony-of-a-house': 'Лад в доме по васту',
  'study-of-scripture': 'Изучение писаний',
  'steady-practice': 'Постоянство в практике',
  'finding-a-teacher': 'Встреча с учителем',
  ancestors: 'Почитание предков',
  gratitude: 'Благодарность',
}

export const ru: IntentionMessages = { groups, names }
