import { countEn } from '#base/i18n.ts'
import type { CategoryId } from '#features/catalogue/catalogue-lists/model.ts'
import type { EngineName, HandoffReason } from '../model.ts'

const engines: Record<EngineName, string> = {
  local: 'A program answers, from the texts, prices and calendar of this shop',
  model: 'A program answers: a language model',
}

const starters: Partial<Record<CategoryId, string>> = {
  careerSuccess: 'I am starting something new',
  healthHealing: 'For the health of my mother',
  familyRelationships: 'For accord at home',
  protectionPurification: 'We are moving to a new house',
}

const handoffs: Record<HandoffReason, string> = {
  asked: 'A person can answer you: hand over this conversation and leave your e-mail, or write to us.',
  unknown: 'The program does not know this. A person can answer: leave your e-mail, or write to us.',
  crisis: 'You can also write to us. A person reads it, though not at once.',
  refused: 'If this is not what you meant, a person can answer: leave your e-mail, or write to us.',
  limits: 'That is as far as the program goes for now. A person can answer: leave your e-mail, or write to us.',
}

/** Texts of the consultant's panel. They are in the same bundle as the code of the panel. */
export const en = {
  title: 'Consultant',
  close: 'Close the consultant',
  engines,
  someProgram: 'A program answers',
  introduction: {
    hello: 'Tell me what brings you here, in your own words. This is a program, not a person.',
    canTitle: 'It can',
    can: [
      'suggest rituals for your wish and say why',
      'compare the options, their terms and prices',
      'name suitable days and explain how an order works',
    ],
    cannotTitle: 'It cannot',
    cannot: [
      'promise what a ritual brings',
      'advise in place of a doctor, a lawyer or a financial adviser',
      'order for you: a ritual goes into the cart only when you press “Add”',
    ],
    begin: 'You could begin like this',
    person: 'Or write to a person',
  },
  starters,
  ritualStarters: [
    'How do the options differ?',
    'Which day would fit?',
    'What will I receive?',
    'Is this ritual right for my wish?',
  ],
  transcript: 'Conversation',
  you: 'You',
  program: 'The program',
  field: 'Your question',
  placeholder: 'A wish, a name, a question',
  send: 'Send',
  stop: 'Stop',
  tooLong: (length: number, most: number) => `${length} characters; the most is ${most}. Please shorten it.`,
  charactersLeft: (count: number) => `${countEn(count, 'character', 'characters')} left`,
  thinking: 'Looking for an answer',
  stopped: 'Stopped',
  retry: 'Try again',
  edit: 'Change the question',
  copy: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  copyAnswer: 'Copy the answer',
  toEnd: 'To the end',
  proposals: 'Suggested rituals',
  proposed: (count: number) => `${countEn(count, 'ritual is', 'rituals are')} suggested below.`,
  proposal: {
    add: 'Add',
    addName: (name: string) => `Add: ${name}`,
    choose: 'Choose an option',
    chooseName: (name: string) => `Choose an option: ${name}`,
    undo: 'Undo',
    inCart: 'In the cart',
    openCart: 'Open the cart',
    priceChanged: (before: string, now: string) =>
      `The price has changed: it was ${before} and is ${now} now. Add it if that suits you.`,
    unavailable: 'This ritual cannot be ordered now.',
    notChecked: 'The price could not be checked. Nothing was added; please try again.',
    months: (count: number) => countEn(count, 'month', 'months'),
    weeks: (count: number) => countEn(count, 'week', 'weeks'),
  },
  links: 'Read on',
  quickAnswers: 'Quick answers',
  fallbacks: {
    'fell-back': 'The language model did not answer; the program of the shop answered instead.',
    budget: 'The language model has used up its answers for today; the program of the shop answers.',
  },
  inDanger: {
    question: 'In danger?',
    calls: [
      { before: 'Call', number: '112' },
      { before: ', in the US and Canada', number: '911' },
    ],
    end: '.',
  },
  crisis: {
    title: 'Call now',
    emergency: 'Emergency services: 112',
    elsewhere: 'In another country, call its emergency number.',
  },
  handoffs,
  failures: {
    offline: 'No connection. Your question is kept and will be sent when the connection is back.',
    'too-many': 'That was many questions in a short time.',
    wait: (time: string) => `Please wait ${time}.`,
    refused: 'The question was not accepted.',
    unavailable: 'The consultant is not available for the moment.',
    broken: 'The answer broke off.',
  },
  offline: 'No connection. What you write stays here.',
  tools: {
    label: 'This conversation',
    new: 'New conversation',
    print: 'Print',
    copy: { copy: 'Copy all', copied: 'Copied', failed: 'Not copied' },
    person: 'Hand over to a person',
  },
  keep: {
    label: 'Keep this conversation for 30 days',
    hint: 'Unticked, it lives in this tab alone and goes when you close it.',
    more: 'How we treat your data',
    kept: 'The server keeps this conversation for 30 days.',
    delete: 'Delete it now',
    deleted: 'Deleted from the server',
    notDeleted: 'It could not be deleted. Please try again.',
  },
  handoff: {
    title: 'Hand over to a person',
    lead: 'We send this conversation to our mailbox. A person answers by e-mail.',
    back: 'Back to the conversation',
    email: 'Your e-mail',
    emailMeant: (address: string) => `Did you mean ${address}?`,
    emailRequired: 'Please give an address to answer to',
    emailInvalid: 'This does not look like an e-mail address',
    note: 'What else should we know (optional)',
    noteLong: (length: number, most: number) => `${length} characters; the most is ${most}.`,
    what: 'What will be sent',
    consent: 'Send this conversation and use my address to answer it',
    consentRequired: 'Tick the box to send this',
    send: 'Send',
    failed: 'This was not sent. Nothing is lost; please try again.',
    sentTitle: 'Sent',
    /** For an e-mail address that is not the verified address of an account: the visitor gets a confirmation, but no copy of the conversation. */
    sent: (email: string) => `A confirmation goes to ${email}. A person answers there.`,
    sentCopy: (email: string) => `A copy goes to ${email}. A person answers there.`,
    instead: 'Or write yourself',
  },
  printed: (date: string) => `Conversation with the program of the shop, ${date}`,
}

export type ConsultantMessages = typeof en
