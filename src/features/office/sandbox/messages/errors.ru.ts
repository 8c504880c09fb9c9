import type { SandboxServerMessages } from './errors.en.ts'

export const ru: SandboxServerMessages = {
  errors: {
    'sandbox.amount-invalid': 'Сумма — десятичная строка больше нуля, знаков после точки не больше, чем у монеты',
    'sandbox.address-invalid': 'Это не адрес в сети этой монеты',
    'sandbox.rate-invalid': 'Курс — положительное число долларов, не больше 8 знаков после точки',
    'sandbox.card-not-found': 'Такой страницы оплаты нет',
    'sandbox.card-closed': 'Эта страница оплаты закрыта: по ней заплатили, отказали или её время вышло',
    'sandbox.beyond-genesis': 'Цепочка короче',
  },
}
