import type { RefusalKind } from '../model.ts'

const refusals: Record<RefusalKind, string> = {
  medical:
    'This is a question for a doctor: I name no illness and advise no treatment, and nothing a doctor has prescribed should be stopped for a ritual. A ritual does not replace a doctor. If you wish, I can help you choose a prayer for health to go beside the treatment.',
  cure: 'I am sorry that this has come to you. A ritual treats no illness, and we do not say that it does: it is a prayer that goes beside the doctors’ work and does not replace it. If you wish, I can show the rituals with which people pray for health.',
  guarantee:
    'We promise no result and nobody can: we answer for the ritual being performed as described, on the days named and in your name, and for your receiving photographs or a video of the rite. The tradition leaves what follows a prayer to the deity.',
  legal:
    'I give no legal advice: what the law says and how to act in court, a lawyer knows. A ritual can stand beside that as a prayer for a fair outcome, and it replaces nothing a lawyer does.',
  financial:
    'I give no financial advice and do not say what to buy, sell or borrow: ask somebody who answers for such advice. A ritual is a prayer, not an investment, and brings no money. Please do not borrow, sell a home or spend your savings for one: no tradition asks that, and a prayer at home costs nothing.',
  harm: 'We do not take such requests: a priest reads nothing against a person or against somebody’s will, whatever has happened. We decline an order with such a request and return the money in full. People usually ask for something else: a just outcome, peace, a clear head.',
  urgency:
    'Please do not let anybody frighten you. No ritual has to be paid for today, none is needed to avert a disaster, and no rule says that one ritual demands another. Whoever presses you with fear should be met with caution. If you want a ritual, take your time.',
  'off-topic':
    'I help only with choosing a ritual, with days, prices and orders of this shop. Prices and rules are set by the shop and cannot be changed in a conversation.',
}

/** Texts of refusals, in English. */
export const en = {
  refusals,
  anotherWill: {
    text: 'I can see how much this hurts. We take no request that another person should come back, love or stay: a prayer does not bind somebody’s will. People ask for something else: accord in the family, peace of heart, or to meet somebody who wants to be there.',
    question: 'Which of these is closer to you?',
    answers: ['Accord in the family', 'Peace and clarity', 'I would like to get married'],
  },
  refusalQuestions: {
    harm: {
      text: 'Which of these is closer to you?',
      answers: ['A just outcome in court', 'Peace and clarity', 'Accord in the family'],
    },
    medical: {
      text: 'Shall I show prayers for health?',
      answers: ['A prayer for health', 'I want to talk to a person'],
    },
    cure: { text: 'Shall I show prayers for health?', answers: ['A prayer for health', 'I want to talk to a person'] },
    urgency: {
      text: 'Shall we look at it without hurry?',
      answers: ['Peace and clarity', 'I want to talk to a person'],
    },
  } as Partial<Record<RefusalKind, { text: string; answers: string[] }>>,
}
