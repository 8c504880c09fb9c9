import { countEn, pluralEn } from '#base/i18n.ts'
import type { TierNumber } from '#base/settings.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { en as refusals } from './page-refusals.en.ts'

const weeks = (count: number) =>
  count === 1
    ? 'one week'
    : count === 2
      ? 'two weeks'
      : count === 4
        ? 'a month'
        : count % 4 === 0
          ? countEn(count / 4, 'month', 'months')
          : `${count} weeks`

const people: Record<string, string> = {
  mother: 'your mother',
  father: 'your father',
  husband: 'your husband',
  wife: 'your wife',
  son: 'your son',
  daughter: 'your daughter',
  child: 'a child',
  grandmother: 'your grandmother',
  grandfather: 'your grandfather',
  brother: 'your brother',
  sister: 'your sister',
  friend: 'a friend',
  parents: 'your parents',
  family: 'the family',
}

const tiers: Record<Tier, string> = { basic: 'Basic', enhanced: 'Enhanced', premium: 'Premium' }

/** Texts of the local consultant, in English. */
export const en = {
  tiers,
  weeks,
  people,
  forPerson: (person: string) => `For ${person}.`,
  greeting:
    'Hello. I help you choose a ritual, a day and an option, and I answer questions about an order. What brings you here?',
  smallTalk:
    'Thank you for the kind word. I am a program and have no day of my own, but I am here at any hour. If you have a question about a ritual, a price or a day, just write it.',
  care: {
    loss: 'I am sorry for your loss. There is no hurry with anything, and nothing has to be ordered.',
    illness: 'I am sorry that this has come to you. What the doctors say goes first; everything else can wait.',
    other: 'I am sorry that things are so hard now. There is no hurry, and nothing has to be ordered.',
    tell: 'If you like, tell me for whom or for what you would ask.',
    usual: (names: string) => `Usually people turn to ${names}; each is described on its page.`,
    person:
      'If you would rather talk it over with a person, write to us: a person answers, without hurry. I will name prices and days when you ask.',
    sorry: 'I am sorry for your loss.',
    wish: 'I am sorry to hear that, and wish recovery.',
  },
  trust:
    'A fair question. Here is what you can check yourself. Who sells is named on the page “About us”, and the priests have names and pages. After the rite you receive a recording and a certificate, whose number anybody can check with us. Until the ritual has begun all of the money is returned. And we promise no result: we answer only for the rite being performed as described, on the day and for the names you gave.',
  complaint:
    'I am sorry that this has gone wrong. I do not see orders and cannot mend it myself, so a person should look at it: send this conversation along or write to us, with the order number if there is one. For what has not been performed the money is returned, by the refund rules.',
  others: (count: number) =>
    `Without that there ${count === 1 ? 'is' : 'are'} ${count} ${pluralEn(count, 'ritual', 'rituals')}:`,
  thanks:
    'You are welcome. If another question comes up, write to me or to a person: the contacts are at the foot of every page.',
  occasion: 'What brings you here?',
  occasions: [
    'Health of somebody close',
    'Money and the home',
    'Work or a new beginning',
    'Study and exams',
    'Marriage and family',
    'In memory of somebody',
  ],
  unsure: 'Start from the occasion: once it is clear, the ritual is soon found.',
  ritualsAre: (names: string) => `Closest to this: ${names}.`,
  from: (price: string) => `Prices begin at ${price}; a ritual’s page has every option.`,
  fromOf: (name: string, price: string) => `**${name}** costs from ${price}; the ritual’s page has every option.`,
  about: (name: string, intro: string) => `**${name}.** ${intro}`,
  includes: 'An order includes:',
  included:
    'Every order also has the names and the wish read aloud, a page with photographs or a video of the rite, and a certificate. Dakshina, the gift to the priest, is in the price.',
  limits: {
    health: 'A ritual does not replace a doctor.',
    law: 'A ritual does not replace a lawyer.',
    money: 'We promise no money and give no financial advice.',
  },
  more: 'What shall I tell you about it?',
  moreAnswers: ['How much is it?', 'Which day is best?', 'How do the options differ?'],
  forWhich: 'Which ritual is it for?',
  price: {
    tier: (tier: string, term: string, price: string) => `- **${tier}**, ${term}: ${price}`,
    of: (name: string) => `**${name}** costs:`,
    contents: 'They contain:',
    examples: 'The numbers of recitations, priests, hours and days are examples of the sandbox.',
    numbers: {
      recitations: (count, said) => `${said} ${pluralEn(count, 'recitation', 'recitations')}`,
      priests: (count, said) => `${said} ${pluralEn(count, 'priest', 'priests')}`,
      hours: (count, said) => `${said} ${pluralEn(count, 'hour', 'hours')} of fire a day`,
      days: (count, said) => `${said} ${pluralEn(count, 'day', 'days')} of fire`,
    } as Record<TierNumber, (count: number, said: string) => string>,
    numbersHold:
      'The numbers below are for the standard term: two weeks for Basic, a month for the others. For another term the shop names none; if it matters to you, ask a person before you pay.',
    same: 'Names, wish and offerings are the same in all three; they differ in length and in the numbers of recitations, priests, hours and days of fire.',
    intention: (name: string, price: string) =>
      `**${name}** costs ${price} for each intention, for three weeks. It comes in one option only.`,
    quote: (name: string, tier: string, term: string, price: string) => `**${name}**, ${tier}, ${term}: ${price}.`,
    range: (least: string, most: string) =>
      `Our rituals cost from ${least} to ${most}, by ritual, option and term. There is nothing to pay on top: dakshina, the gift to the priest, is in the price.`,
    together: (total: string) => `Together: **${total}**.`,
    counted: (name: string, count: number) => (count === 1 ? `**${name}**` : `**${name}** × ${count}`),
    more: (tier: string, other: string, usd: string) => `${tier} costs ${usd} more than ${other}.`,
    notOffered: (name: string, tier: string, term: string) =>
      `**${name}**${tier && `, ${tier},`} is not offered for ${term || 'this term'}.`,
    offeredInstead: (term: string) => `For ${term} there is:`,
    offeredTerms: 'It is offered for these terms:',
    longer: (name: string) => `**${name}** for a longer term costs:`,
    longerElsewhere: (name: string, tier: string) =>
      `**${name}**, ${tier}, is not offered for a longer term. For a longer term there is:`,
    longest: (name: string) => `**${name}** is not offered for a longer term: this is the longest.`,
    dearer: (
      name: string,
      tier: string,
      other: string,
      { contents, more, price, otherPrice }: { contents: string; more: string; price: string; otherPrice: string },
    ) =>
      `**${name}**, ${tier}, ${contents === '' ? '' : `has ${contents}, and `}costs ${more} more than ${other} (${price} against ${otherPrice}).`,
    insteadOf: (said: string, less: string) => `${said} instead of ${less}`,
    sameInBoth:
      'Names, wish and offerings are the same in both. The tradition does not hold that a dearer option works better.',
    over: 'over the budget',
    enough: (budget: string, name: string) => `Yes, ${budget} is enough for **${name}**:`,
    notEnough: (budget: string, name: string) => `No, ${budget} is not enough for this, **${name}**:`,
    longestWithin: (budget: string, offers: string) => `The longest within ${budget}: ${offers}.`,
    groupLeast: (price: string) => `A place in a group ritual costs still less: from ${price} for a family.`,
    groupPlace: (day: string, price: string) => `A place in the group ritual on ${day} costs ${price}.`,
    fits: (budget: string) => `Within ${budget} there is:`,
    noneOfThese: (budget: string, name: string, price: string) =>
      `None of these fits into ${budget}. The least expensive is **${name}**, ${price}.`,
    ofThese: (name: string, price: string) => `Of these the least expensive is **${name}**: from ${price}.`,
    cheapest: (name: string, price: string) => `The least expensive is **${name}**: ${price} for the basic option.`,
    cheaper: (name: string, price: string) =>
      `The basic option is the least expensive: **${name}** then costs ${price}. The tradition does not hold that a dearer one works better.`,
    withinAre: (budget: string, names: string) => `Within ${budget} there are ${names}; the price is on the card.`,
    nextByPrice: (names: string) => `Next by price come ${names}.`,
    why: 'The price comes from how many days the fire burns, how many priests sit at it, and how many times the mantra is read. The basic option for a short term costs least; the tradition does not hold that a dearer one works better.',
    within: (budget: string) => `These rituals fit within ${budget}; the price of each is on its card.`,
    nothingWithin: (budget: string, name: string, price: string) =>
      `Nothing of ours fits into ${budget}, and I will not pretend otherwise. The least expensive is **${name}**, ${price}.`,
    discount: (price: string) =>
      `The price is the same for everybody. If you have a discount code, enter it in the cart, and the new total is shown before you pay. The least expensive ritual costs ${price}.`,
    dollars: 'Our prices are in US dollars; the bank or the payment page converts them.',
  },
  pay: {
    ways: 'You can pay with:',
    card: (takes: string) => `By card. ${takes}`,
    coins: (names: string) => `By cryptocurrency: ${names}.`,
    on: (asset: string, networks: string[]) => `${asset} on ${networks.join(' and ')}`,
    yes: (name: string) => `Yes, we take ${name}.`,
    no: (name: string) => `No, we do not take ${name}.`,
    mirYes: 'Yes, Mir cards work.',
    mirNo: 'No, Mir cards are not taken.',
    russianYes: 'Yes, you can pay with a card of a Russian bank.',
    fromRussia: (coins: string) => `From Russia you can pay with ${coins} or with a card of a foreign bank.`,
    sbpYes: 'Yes, the payment page also offers SBP.',
    sbpNo: 'No, we do not take transfers by SBP.',
    fee: 'The fee of the network is paid by the sender: the whole sum has to arrive. We add nothing.',
    russianNo: 'No, cards issued in Russia are not taken.',
    sandboxCards: 'This is a practice shop that takes no money, so it needs no real cards.',
    inFull: 'No, we have no instalments: an order is paid at once and in full.',
    dollars: 'Prices are in US dollars, and nothing is added to them.',
  },
  compare: (names: string) => `${names}, in the words of their own pages:`,
  compared: (name: string, line: string, price: string) => `- **${name}**: ${line} From ${price}.`,
  term: {
    of: (name: string) => `**${name}** takes:`,
    line: (tier: string, term: string) => `- **${tier}**: ${term}`,
    general:
      'The basic yagya takes two weeks, the enhanced and the premium a month, a special intention three weeks. In the cart the term can be made longer or shorter, and the price follows.',
    range: (shortest: string, longest: string) => `The shortest term is ${shortest}, the longest ${longest}.`,
    intention: (name: string) => `**${name}** takes three weeks; the term can be doubled or tripled in the cart.`,
  },
  date: {
    next: (name: string) => `The next days that custom prefers for **${name}**:`,
    day: (date: string, reason: string) => `- **${date}**. ${reason}`,
    weekly: 'The weekday named here suits in every later week as well.',
    outside: (first: number, last: number) => `My calendar covers only the years ${first} to ${last}.`,
    free: 'Any other day is possible too: you set it on the page “Names and day”.',
    none: (name: string) =>
      `For **${name}** custom names no day of its own: the priest chooses the deity, and you choose the day.`,
    moons: (full: string, ekadashi: string) =>
      `The next full moon is ${full}, the next ekadashi ${ekadashi}; both suit any ritual.`,
    general: 'The day depends on whom the ritual is addressed to, and on your own date, if you have one.',
    today: (date: string, weekday: string, tithi: string, nakshatra: string) =>
      `${date}, ${weekday}: lunar day (tithi) ${tithi}, nakshatra ${nakshatra}, at sunrise in Varanasi.`,
    festivalToday: (name: string) => `It is a festival: ${name}.`,
    comes: (name: string, date: string) =>
      `${name}: ${date}, as reckoned for Varanasi, where the rituals are performed.`,
    moonNames: {
      purnima: 'The next full moon (purnima)',
      amavasya: 'The next new moon (amavasya)',
      ekadashi: 'The next ekadashi',
    },
    namedMoons: {
      vaishakha: 'Buddha Purnima, the full moon of the month of Vaishakha',
      ashvina: 'Sharad Purnima, the full moon of the month of Ashvina',
      karttika: 'Kartik Purnima, the full moon of the month of Karttika',
    },
    nextBefore: (name: string) => `Days before it that custom prefers for **${name}**:`,
    noneBefore: (name: string) => `Custom prefers no day before it for **${name}**; any day is possible.`,
    lunarDay: (weekday: string, tithi: string) => `It is a ${weekday}, lunar day (tithi) ${tithi}.`,
    remembrance: (name: string) =>
      `In memory of somebody people usually turn to **${name}**; there is no need to wait for a favourable day: the anniversary is the day. The name is marked “in memory”, and the day is chosen on the page “Names and day”.`,
    earliest: (day: string) =>
      `The earliest first day is ${day}; the ritual itself takes a week or longer, depending on the option and the term.`,
    startIs: (day: string) => `Yes, it can begin on ${day}.`,
    startFirst: (day: string) =>
      `It can begin on ${day}, that is the earliest first day. It takes a week or longer, so it will not be over on that day; by tradition this is no obstacle.`,
    startIsNot: (day: string, first: string) => `It can no longer begin on ${day}. The earliest first day is ${first}.`,
    inTime: (event: string, first: string) => `Yes, it can begin before ${event}: the earliest first day is ${first}.`,
    notInTime: (event: string, first: string) =>
      `It can no longer begin before ${event}: the earliest first day is ${first}. A prayer may also begin on the day itself or after it.`,
    before: (event: string, start: string) =>
      `For the two-week basic yagya to end before ${event}, it has to begin on ${start} at the latest.`,
    weekBefore: (event: string, start: string) =>
      `A yagya of one week ends before ${event} if it begins on ${start} at the latest.`,
    tooNear: (event: string) =>
      `The basic yagya takes two weeks and will still be under way on ${event}. That is no obstacle: by tradition the ritual follows the occasion, and a good lunar day need not be waited for.`,
  },
  faq: { more: (title: string) => `More on this: “${title}”.` },
  intention:
    'Yes: in a special intention yagya you tick an intention from six groups or put it in your own words in the wish, and the priest chooses the mantra and the deity.',
  cart: 'I put nothing into the cart myself: press “Add” on a ritual’s card or choose an option on its page. Payment is by card or cryptocurrency, without registration if you like.',
  list: (count: number) =>
    `We have ${count} ${pluralEn(count, 'ritual', 'rituals')}. I can narrow them down if you tell me the occasion.`,
  bot: 'A program answers here, not a person: it knows the texts, prices and calendar of this shop and nothing more. It can propose rituals, compare options and name days; a person answers by e-mail and messenger.',
  who: 'If you ask about the names: you enter them on the page “Names and day”, as many as you need, and the price stays. If you ask who performs the rite: the priests have a page of their own.',
  privacy:
    'Without your consent this conversation is not kept: it lives in your browser and ends with the page. If you ask to keep it, it is encrypted, deleted after thirty days, and used for nothing else.',
  orderRecording: (days: number) =>
    `The recording comes after the last day of the ritual, within ${countEn(days, 'day', 'days')}: an e-mail brings the link.`,
  order:
    'I do not see orders. Sign in with the e-mail of the order: the profile lists each with its status. The link from the e-mail opens an order without signing in. If something seems wrong, a person will look into it: give the order number.',
  human: 'A person answers in Russian and English. Here is how to write; you can also send this conversation along.',
  unknown:
    'I did not understand that, or do not know it, and I do not want to guess: a person will answer if you write to us or send this conversation along.',
  canAnswer: 'I can answer questions like these:',
  again:
    'I have just told you what I know about this, and a program does not know more. A person will answer: write to us, or send this conversation along.',
  near: 'I am not sure that I understood. Pick what you mean or put it in other words; if that does not help, a person answers.',
  nearWhich: 'Is it this?',
  nearQuestions: {
    price: 'How much does it cost?',
    date: 'Which day is best?',
    term: 'How long does a ritual take?',
    comparison: 'How do the options differ?',
    trust: 'How can I check that it was performed?',
    who: 'Who performs the ritual?',
    how: 'How does it all work?',
    refund: 'How do I get my money back?',
    payment: 'How can I pay?',
    'order-status': 'Where is my order?',
    person: 'Let me speak to a person',
    complaint: 'I have a complaint about an order',
    choice: 'Which ritual suits me?',
  } as Partial<Record<string, string>>,
  noArticle: (title: string) =>
    `I have no exact answer to that, and I do not want to guess. What people ask most is in “${title}”; a person answers the rest.`,
  mantra: (name: string, text: string, how: string, meaning: string) =>
    `The mantra of **${name}**: ${text}${how}${meaning}`,
  ...refusals,
  contacts: { email: 'E-mail', messenger: 'Messenger' },
  pages: {
    about: 'About us',
    verify: 'Check a certificate',
    priests: 'Priests',
    refund: 'Refund rules',
    offer: 'Terms of sale',
    privacy: 'Privacy',
    profile: 'Profile and orders',
    calendar: 'The calendar',
    options: 'Categories of rituals',
  },
  and: ' and ',
}

export type AnswerMessages = typeof en
