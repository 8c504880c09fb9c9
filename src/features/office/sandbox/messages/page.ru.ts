import { pluralRu } from '#base/i18n.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { WireStatus } from '#features/money/crypto/model.ts'
import { card } from './page-card.ru.ts'
import type { SandboxMessages } from './page.en.ts'

const statuses: Record<WireStatus, string> = {
  waiting: 'ждёт',
  detected: 'виден, ещё не надёжен',
  underpaid: 'пришло не всё',
  completed: 'оплачен',
  expired: 'время вышло',
  review: 'нужен человек',
  cancelled: 'отменён',
}

const chains: Record<Chain, string> = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON' }

const blocks = (count: number) => `${count} ${pluralRu(count, 'блок', 'блока', 'блоков')}`

export const ru: SandboxMessages = {
  title: 'Песочница',
  lead: 'Здесь всё ненастоящее: сети вымышленные, письма никуда не уходят и лежат на этой странице, деньги не движутся. В магазине, который принимает деньги, этой страницы нет.',
  loading: 'Загружается',
  more: 'Показать ещё',
  failed: 'Песочница не ответила. Через три секунды спросим ещё раз.',
  actionFailed: 'Не получилось',
  done: {
    sent: (amount, asset) => `Отправлено ${amount} ${asset}; перевод ждёт блока.`,
    mined: (count) => `${pluralRu(count, 'Добыт', 'Добыто', 'Добыто')} ${blocks(count)}.`,
    reorganised: 'Последний блок заменён пустым.',
    outage: (chain, on) => (on ? `Узел ${chain} больше не отвечает.` : `Узел ${chain} снова отвечает.`),
    rate: (asset, usd) => `Один ${asset} стоит $${usd}.`,
    clock: (time) => `На часах магазина ${time}.`,
  },
  payments: {
    title: 'Платежи',
    empty: 'Платежей пока нет. Положите ритуал в корзину и выберите монету.',
    order: (number) => `Заказ #${number}`,
    asked: 'Просим',
    came: 'Пришло',
    confirmations: 'Подтверждения',
    expires: 'Курс до',
    address: 'Адрес',
    transaction: 'Транзакция',
    status: statuses,
    actions: (order) => `Заплатить: ${order}`,
    exact: 'Заплатить ровно',
    half: 'Заплатить половину',
    double: 'Заплатить вдвое',
    late: 'Заплатить с опозданием',
    confirm: (count) => `Подтвердить (${blocks(count)})`,
    lateHint: '«Заплатить с опозданием» переводит часы магазина на время после срока счёта и затем платит.',
  },
  chains: {
    title: 'Сети',
    names: chains,
    height: 'Высота',
    mempool: 'Ждут блока',
    mine: 'Добыть блок',
    reorg: 'Отменить последний блок',
    outage: 'узел не отвечает',
    stop: 'Остановить узел',
    start: 'Запустить узел',
  },
  rates: { title: 'Курсы', asset: 'Монета', usd: 'Долларов за одну', set: 'Задать курс' },
  clock: {
    title: 'Часы магазина',
    text: 'Их можно перевести только вперёд, сразу для всех в этом магазине. Все остаются в\u00a0своих сеансах.',
    forward: { minutes: '+ 5 минут', quote: '+ 21 минута', hour: '+ 1 час', day: '+ 1 день', week: '+ 8 дней' },
  },
  card,
  messages: {
    title: 'Отправленные сообщения',
    empty: 'Сообщений пока нет. Одно уходит, когда оформлен заказ, другое — когда он оплачен.',
    to: 'Кому',
    filter: 'Только на этот адрес',
    code: 'Код',
    text: 'Показать текст',
    page: 'Показать, как выглядит письмо',
    none: 'На этот адрес сообщений нет.',
  },
}
