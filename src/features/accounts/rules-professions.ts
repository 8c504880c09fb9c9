import type { TwoNames } from './rules-suggest.ts'

export const PROFESSION_LETTERS = 1
export const MOST_PROFESSIONS = 6

/** What people do; free text is taken too. */
export const PROFESSIONS: readonly TwoNames[] = [
  { ru: 'Предприниматель', en: 'Entrepreneur' },
  { ru: 'Руководитель', en: 'Manager' },
  { ru: 'Инженер', en: 'Engineer' },
  { ru: 'Программист', en: 'Software developer' },
  { ru: 'Дизайнер', en: 'Designer' },
  { ru: 'Архитектор', en: 'Architect' },
  { ru: 'Строитель', en: 'Builder' },
  { ru: 'Врач', en: 'Doctor' },
  { ru: 'Медсестра', en: 'Nurse' },
  { ru: 'Психолог', en: 'Psychologist' },
  { ru: 'Учитель', en: 'Teacher' },
  { ru: 'Преподаватель йоги', en: 'Yoga teacher' },
  { ru: 'Учёный', en: 'Scientist' },
  { ru: 'Юрист', en: 'Lawyer' },
  { ru: 'Бухгалтер', en: 'Accountant' },
  { ru: 'Экономист', en: 'Economist' },
  { ru: 'Маркетолог', en: 'Marketing specialist' },
  { ru: 'Продавец', en: 'Sales assistant' },
  { ru: 'Водитель', en: 'Driver' },
  { ru: 'Повар', en: 'Cook' },
  { ru: 'Музыкант', en: 'Musician' },
  { ru: 'Художник', en: 'Artist' },
  { ru: 'Журналист', en: 'Journalist' },
  { ru: 'Студент', en: 'Student' },
  { ru: 'Домохозяйка', en: 'Homemaker' },
  { ru: 'Пенсионер', en: 'Pensioner' },
]
