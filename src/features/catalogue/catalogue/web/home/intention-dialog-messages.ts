import type { Lang } from '#base/i18n.ts'

type DialogMessages = {
  title: string
  close: string
  lead: string
  groups: string
  chosen: (count: number, all: number) => string
  cancel: string
  add: (count: number, price: string) => string
  addNone: string
  loading: string
  failed: string
  retry: string
}

const ru: DialogMessages = {
  title: 'О чём просить',
  close: 'Закрыть',
  lead: 'Отметьте одно намерение или несколько. Для каждого совершают отдельную трёхнедельную ягью.',
  groups: 'Перейти к разделу',
  chosen: (count, all) => `выбрано ${count} из ${all}`,
  cancel: 'Отмена',
  add: (count, price) => `Добавить (${count}) · ${price}`,
  addNone: 'Добавить (0)',
  loading: 'Намерения загружаются',
  failed: 'Не получилось загрузить намерения. Попробуйте ещё раз.',
  retry: 'Попробовать ещё раз',
}

const en: DialogMessages = {
  title: 'What to ask for',
  close: 'Close',
  lead: 'Tick one intention or several. For each of them a yagya of its own is performed for three weeks.',
  groups: 'Go to a group',
  chosen: (count, all) => `${count} of ${all} chosen`,
  cancel: 'Cancel',
  add: (count, price) => `Add (${count}) · ${price}`,
  addNone: 'Add (0)',
  loading: 'The intentions are loading',
  failed: 'We could not load the intentions. Please try again.',
  retry: 'Try again',
}

/** These messages are loaded with the dialog, when it is first opened. */
export const dialogMessages: Record<Lang, DialogMessages> = { ru, en }
