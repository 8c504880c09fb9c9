import { countRu } from '#base/i18n.ts'
import type { DayLinkMessages } from './page.en.ts'

export const ru: DayLinkMessages = {
  title: 'Снимки ритуалов',
  day: (day) => `Ритуалы ${day}`,
  lead: 'Номера те же, что на распечатанном листе. Снимите или выберите готовый снимок: сначала его посмотрят в магазине, и только потом увидят другие.',
  until: (moment) => `Ссылка действует до ${moment}.`,
  left: (count) => `Можно отправить ещё ${countRu(count, 'снимок', 'снимка', 'снимков')}.`,
  full: 'Больше снимков по этой ссылке не отправить. Попросите новую.',
  early: 'В Индии этот день ещё не наступил. Откройте ссылку позже.',
  number: (number) => `№ ${number}`,
  sent: (count) => (count === 0 ? 'Снимков пока нет' : `Отправлено: ${count}`),
  photo: 'Снять',
  photoOf: (number) => `Снять для № ${number}`,
  gallery: 'Выбрать снимки',
  galleryOf: (number) => `Выбрать снимки для № ${number}`,
  sending: (done, all) => `Отправляем ${done} из ${all}…`,
  done: (count) => `${countRu(count, 'снимок дошёл', 'снимка дошли', 'снимков дошли')}. Спасибо.`,
  failed: 'Не отправлено: нет связи. Снимок остался здесь, попробуйте ещё раз.',
  again: 'Ещё раз',
  home: 'На главную',
  notFoundTitle: 'Ссылка не работает',
  notFoundText: 'Её срок вышел, или её отозвали. Попросите новую.',
  retry: 'Ещё раз',
  loadFailed: 'Страница не загрузилась.',
  loading: 'Загружаем',
}
