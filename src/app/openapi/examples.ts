import type { Example } from '#server/http/openapi.ts'

const order = {
  id: '4f1c2a9e7b3d4c58a6e0f92b1d7c3e85',
  number: 'Order #4f1c2a9e',
  status: 'pending',
  total: 328,
  currency: 'USD',
  items: [{ id: 'ganesha-basic', name: 'Ganesha yagya - Basic', duration: 2, price: 164, quantity: 2 }],
  createdAt: '2026-11-20T09:30:00.000Z',
}

/** The examples, by operation id. */
const examples: Record<string, Example> = {
  searchCatalogue: {
    answer: {
      query: 'obstacles',
      results: [
        {
          kind: 'ritual',
          id: 'ganesha',
          name: 'Ganesha yagya',
          line: 'A yagya to Ganesha before something begins.',
          price: 300,
          terms: { basic: [0.25, 0.5], enhanced: [1, 2, 3], premium: [1, 2, 3] },
          category: 'careerSuccess',
        },
      ],
    },
  },
  listPanchangDays: {
    answer: [
      {
        date: '2026-11-20',
        tithi: { number: 11, paksha: 'shukla', name: 'Ekadashi' },
        nakshatra: 'Uttara Bhadrapada',
        isPurnima: false,
        isAmavasya: false,
        isEkadashi: true,
        festival: null,
      },
    ],
  },
  placeOrder: {
    request: {
      customerName: 'Anna Smirnova',
      customerEmail: 'anna@example.com',
      paymentMethod: 'crypto',
      items: [{ id: 'ganesha-basic', price: 164, quantity: 2, duration: 0.5 }],
      total: 328,
    },
    answer: order,
  },
  createCryptoPayment: {
    request: { orderId: order.id, currency: 'USDT_TRC20', amountUsd: 328 },
  },
  createCardPayment: { request: { orderId: order.id } },
  requestLogin: { request: { contact: 'anna@example.com' } },
  verifyCode: { request: { contact: 'anna@example.com', code: '123456' } },
  saveOwnPlan: {
    request: { startDate: '2026-12-01', specialWishes: 'For a calm move to the new house.', participants: '' },
  },
  verifyCertificate: {
    answer: {
      valid: true,
      ritual: 'Ganesha yagya',
      performedAt: '2026-11-20T03:30:00.000Z',
      place: 'Varanasi',
      initials: 'A. S.',
    },
  },
  sendAgentMessage: {
    request: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'quote', arguments: { items: [{ id: 'ganesha-basic', duration: 0.5 }] } },
    },
  },
}

export function findExample(id: string): Example {
  return examples[id] ?? {}
}
