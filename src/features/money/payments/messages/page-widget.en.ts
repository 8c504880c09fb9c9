import { countEn } from '#base/i18n.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { CardProviderName } from '#features/money/cards/model.ts'
import type { PublicReason } from '#features/money/crypto/model.ts'

const times: Record<Currency, string> = {
  BTC: 'usually 10–60\u00a0minutes',
  ETH: 'usually 3–20\u00a0minutes',
  USDT_ERC20: 'usually 3–20\u00a0minutes; the fee is in ETH',
  USDT_TRC20: 'usually 1–3\u00a0minutes; the fee is in TRX',
}

const warnings: Record<Currency, string> = {
  BTC: 'Send only BTC over the Bitcoin network. We may be unable to return anything else.',
  ETH: 'Send only ETH over the Ethereum network. We may be unable to return a transfer over another network.',
  USDT_ERC20:
    'Send only USDT over the Ethereum network (ERC-20). We may be unable to return a transfer over another network.',
  USDT_TRC20:
    'Send only USDT over the TRON network (TRC-20). We may be unable to return a transfer over another network, and TRX sent by mistake is not seen at once: write to us.',
}

/** The amounts that were received and requested, in whole coins. */
type ReceivedAmount = { received: string; amount: string; asset: string }

/** The sentences that say why a payment is in review, and what the shop does next. */
const reasons: Record<PublicReason, (came: ReceivedAmount) => string> = {
  underpaid: ({ received, amount, asset }) =>
    `${received} of ${amount} ${asset} arrived before the quote ended. The money is safe with us: we will either agree with you how to pay the rest or return what has arrived.`,
  late: ({ received, asset }) =>
    `${received} ${asset} arrived after the quote had ended, and at that day’s rate it is a little less than the price. The money is safe with us: we will agree with you what to do with it.`,
  'after-watch': ({ asset }) =>
    `The ${asset} arrived long after the quote had ended, when this page no longer counts payments by itself. The money is safe with us: we will agree with you what to do with it.`,
  'wrong-asset': ({ asset }) =>
    `A coin other than ${asset} arrived at this address, so it was not counted automatically. Tell us what you sent: we will find the transfer and agree with you what to do with it.`,
  'order-not-payable': () =>
    'The order was closed before the money arrived. The money is safe with us: we will agree with you whether to reopen the order or return it.',
}

/** The bank cards that a service takes (docs/payments.md, "Which cards work"). `short` is the text at the choice of a payment method. */
type CardKind = { short: string; takes: string; refuses?: string; wallets?: string }

const cardKinds: Record<CardProviderName, CardKind> = {
  sandbox: {
    short:
      'The sandbox needs no card: a practice page opens instead of a bank. A real shop says here which cards work.',
    takes: 'This is a sandbox: no card is needed, and a practice page opens instead of a bank.',
  },
  stripe: {
    short: 'Visa, Mastercard and other cards, except those issued in Russia.',
    takes: 'Visa, Mastercard, American Express, UnionPay, JCB and Discover work.',
    refuses: 'This service does not take cards issued in Russia, nor Mir cards.',
    wallets: 'Apple Pay and Google Pay are on the payment page if they are set up on your device.',
  },
  yookassa: {
    short: 'Mir, and Visa or Mastercard issued in Russia.',
    takes: 'Mir cards work, and Visa or Mastercard issued in Russia.',
    refuses: 'This service does not take Visa or Mastercard issued elsewhere.',
    wallets: 'On an Android phone you can also use Mir Pay.',
  },
}

export const en = {
  steps: {
    label: 'Steps of the payment',
    method: 'Method',
    pay: 'Payment',
    coin: 'Coin',
    transfer: 'Transfer',
    card: 'Payment page',
    done: 'done',
  },
  loading: 'Loading the ways to pay',
  failedToLoad: 'We could not load the ways to pay. Nothing is lost; please try again.',
  retry: 'Try again',
  noMethods: 'Payment is not available at the moment. Your order is kept: please come back later or write to us.',
  sandbox: 'This is a sandbox: no real money is involved, card payments are simulated, and transfers are made on',
  sandboxLink: 'the sandbox page',
  method: {
    title: 'How would you like to pay?',
    card: 'Bank card',
    cardText: 'A page of the payment service opens in a new tab.',
    /** The text for each card service, by the currency of the service. It is used if the shop has several card services. */
    cardsText: {
      USD: 'Paid in dollars on a page of the payment service, in a new tab.',
      RUB: 'Paid in roubles: you see the exact amount first.',
    },
    sbp: 'Or SBP.',
    cardAway: 'not available at the moment',
    crypto: 'Cryptocurrency',
    cryptoText: 'BTC, ETH or USDT, straight to our own address.',
    other: 'Another method',
  },
  cardKinds,
  estimate: {
    about: (roubles: string, euros: string) => `That is about ${euros} or ${roubles}; your bank uses its own rate.`,
    source: (day: string) => `At the Bank of Russia’s rate of\u00a0${day}`,
    sandbox: 'At the sandbox’s rate, not a real one',
  },
  card: {
    title: 'Card payment',
    text: 'You pay on the page of the payment service, in a new tab. We never see the number of your card.',
    textRoubles:
      'The price is in dollars, your card is charged in roubles. You will see the exact amount before you go to the payment service’s page. We never see the number of your card.',
    waitingRoubles:
      'The page of the payment service opens in a new tab. When you have paid, come back: we will see the payment. You may also close this page\u00a0— we will e-\u2060mail you.',
    sbp: 'The payment page also offers SBP, a transfer from the app of your Russian bank.',
    sum: 'Show the price in roubles',
    due: 'Your card will be charged',
    open: 'Open the payment page',
    waitingTitle: 'Waiting for the payment',
    waiting:
      'The payment page is in another tab. When you have paid, come back: we will see the payment. You may also close this page\u00a0— we will e-\u2060mail you.',
    again: 'Open the payment page again',
    anew: 'Try again by card',
    check: 'Check the payment',
    blocked: 'Your browser opened no new tab. The payment page is behind this button:',
    failedSafe: 'No money was taken: try again or choose another way to pay.',
    declined: {
      title: 'The card was declined',
      text: 'No money was taken. Try once more, perhaps with another card, or choose another way to pay.',
    },
    expired: {
      title: 'The payment page has expired',
      text: 'No money was taken. Open a new page to pay by card, or choose another way.',
    },
    review: {
      title: 'The payment has arrived; we need to check it',
      text: (expected: string, taken?: string) =>
        `A different amount was charged: ${taken === undefined ? '' : `${taken}, while `}we expected ${expected}. The money is not lost; please do not pay again. We will check it and write to you today. You can also write to us first:`,
    },
    surplus:
      'The order had already been paid in another way, so this card payment was not needed. We have it on record and will return it to the same card. Questions about the refund:',
  },
  coin: {
    title: 'What would you like to pay with?',
    unavailable: 'not available at the moment',
    from: (price: string) => `for orders of ${price} and more`,
    none: 'No coin can be accepted at the moment. Please try again in a minute.',
    create: 'Get the address',
    choose: 'Choose a coin to continue',
    times,
  },
  /** The message for CREATE_PAYMENT_ERROR (docs/contract.md, "Payments"). */
  createFailed: 'Failed to create payment',
  createFailedSafe: 'Nothing is lost; try again or choose another coin.',
  cancelled:
    'The payment is cancelled. Please send nothing to its address; what you have already sent is not lost. You can now choose again how to pay.',
  /** Shown if another payment paid the order while this payment was open. */
  paidAnotherWay:
    'The order was paid in another way. Please send nothing more. If you have also sent money here, it is not lost: write to us and we will return it.',
  orderClosed: {
    title: 'The order is cancelled',
    text: 'It can no longer be paid. Please send nothing to the address. If you have already sent money, write to us: it is not lost.',
  },
  waiting: {
    title: 'Transfer',
    find: 'Looking for your payment',
    status: 'Waiting for your transfer. You may close this page\u00a0— we will e-\u2060mail you.',
    coin: 'Coin',
    otherCoin: 'Another coin',
    amount: 'Amount',
    amountDue: 'Still to send',
    address: 'Address',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Not copied',
    copyAmount: 'Copy the amount',
    copyAddress: 'Copy the address',
    warnings,
    qr: (name: string) => `QR code of the address: ${name}`,
    wallet: 'Open in wallet',
    walletText: 'The address and the amount are filled in.',
    walletSandbox: 'The address of the sandbox is for practice: do not send real money to it.',
    qrText: {
      withAmount: 'Is your wallet on another device? Point its camera at the code: it has the address and the amount.',
      plain:
        'Is your wallet on another device? Point its camera at the code: it has only the address, so type the amount.',
    },
    exchange: 'I am sending from an exchange',
    exchangeText:
      'Exchanges often take their fee out of the amount. Check how much will arrive: it must be no less than the amount above. If less arrives, we show how much is missing.',
    rate: 'We hold this amount for',
    rateUntil: (time: string) => `until ${time} by your clock`,
    rateText: 'Send it within this time. If it arrives later, it is not lost: it counts at that day’s rate.',
    rateOver: 'The time for this amount is over; we are checking whether the transfer has arrived',
    checking: 'This page checks the network every 10 seconds',
    obstacles: {
      offline: 'You are offline. Nothing is lost: we go on as soon as there is a connection.',
      away: 'The shop does not answer at the moment. We keep trying; your transfer is not lost.',
      busy: 'The shop is very busy at the moment. We will look again a little later; your transfer is not lost.',
    },
    chime: 'Play a sound when the order is paid',
    cancel: 'Cancel the payment',
    cancelFailed: 'The payment could not be cancelled. Please try again.',
  },
  /** The form that sends a link to the order's page. The shop sends it to the e-mail address of the order. */
  beginners: {
    title: 'I have no cryptocurrency',
    card: 'If your card works here, pay by card: it is simpler. There is no need to get cryptocurrency for one order.',
    steps: [
      'Install a wallet on your phone, or open an account at an exchange that may legally serve your country. Write the recovery phrase on paper and show it to nobody: we will never ask for it.',
      'Buy a little more than the order costs: the network and the exchange take a fee for the transfer. At an exchange, look at what will arrive, not at what is taken.',
      'Choose here the coin and the network that you have. You must send over the network named on this page: USDT on TRON and USDT on Ethereum are different transfers.',
      'Copy the address and the amount instead of typing them, compare the first and last characters of the address, and send.',
    ],
    hint: 'Buying may take a day or two, because exchanges check documents. Your order waits, and we calculate the amount anew when you come back.',
  },
  email: {
    send: 'Send me this page',
    sent: 'Sent to the e-mail address of the order.',
    failed: 'The e-mail could not be sent. The link is also in the e-mail about your order.',
  },
  underpaid: (received: string, amount: string, due: string, asset: string) =>
    `We received ${received} of ${amount} ${asset}. ${due} to go — same address.`,
  underpaidRest: 'The amount below is for the rest.',
  underpaidUntil: (moment: string) =>
    `Please send it by ${moment} by your clock: after that we no longer watch the address. It counts at the rate of the day on which it arrives.`,
  underpaidChecking: (received: string, amount: string, asset: string) =>
    `We received ${received} of ${amount} ${asset}. Wait a little: we are finding out whether it is enough.`,
  seen: {
    title: 'The transfer is on the network',
    text: 'Nothing more to do: we wait until the network confirms it. You may close this page\u00a0— we will e-\u2060mail you.',
    late: 'It arrived after the quote had ended, so it counts at today’s rate.',
    over: (surplus: string, asset: string) =>
      `That is ${surplus} ${asset} more than we asked for. Nothing to worry about: once the order is paid, we record the surplus as owed to you.`,
    confirmations: (count: number, required: number) =>
      `${count} of ${countEn(required, 'confirmation', 'confirmations')}`,
  },
  expired: {
    title: 'This quote has expired',
    sent: (day: string) =>
      `If you have already sent the transfer, there is nothing to do: we watch the address until ${day} and count the money at the rate on the day it arrives.`,
    sentLongAgo: 'If you have sent a transfer to this address, please write to us: it is not lost.',
    notSent: 'If you have not sent anything yet, get a new quote and send nothing to the old address.',
    renew: 'Get a new quote',
    other: 'Choose another coin',
  },
  review: {
    title: 'The transfer has arrived; we need to check it',
    text: 'This happens when money comes late or not in full. It is not lost.',
    reasons,
    todo: 'Please send nothing more for now. We will check it and write to you; you can also write to us first:',
    order: (number: string) => `Order #${number}. Its link is also in your e-mail.`,
    subject: (number: string) => `Payment of order #${number}`,
  },
  transaction: 'Transaction',
  explorer: {
    transaction: 'See the transfer in a block explorer',
    address: 'See the address in a block explorer',
    sandbox: { transaction: 'See the transfer in the sandbox', address: 'See the address in the sandbox' },
    newTab: '(opens in a new tab)',
  },
  success: {
    title: 'Payment received',
    order: (number: string, sum: string) => `Order #${number}, ${sum}`,
    surplus: (amount: string, asset: string) =>
      `${amount} ${asset} more than needed has arrived. We have it on record. Write to us and say where to return it:`,
    /** The text for a payment in review if other money has also arrived at its address. */
    extra:
      'Something else arrived at this address: another coin, or a transfer long after the quote had ended. We have it on record. Please write to us about it:',
    next: 'What happens next',
    email: 'We send an e-mail with the link to the order to the address that you gave.',
    give: 'If names, wish or day are still missing, add them: the button is below, no sign-in is needed.',
    missing: (parts: string[]) => `Still missing: ${parts.join(', ')}. The button is below, no sign-in is needed.`,
    parts: { names: 'names', day: 'day' },
    onlyWish:
      'We have all that the ritual needs. A wish is optional: until the ritual begins, you can add it with the button below.',
    complete:
      'We have the names, the wish and the day. Until the ritual begins, you can correct them with the button below.',
    completeLeft:
      'We have the names and the wish; the priest chooses the day. Until the ritual begins, you can change this with the button below.',
    card: 'You can print the gift card: its link comes in a separate e-mail.',
    performed: 'The ritual is performed; its recording and certificate appear on the order’s page.',
    plan: 'Names and day',
    open: 'Open the order',
    profile: 'Go to profile',
  },
}

export type WidgetMessages = typeof en
