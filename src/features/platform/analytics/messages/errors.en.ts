/** Sentences of the refusals; only the server says them. What a visitor reads is in messages-consent. */
export const en = {
  errors: {
    'analytics.value-differs': 'The value is not the sum of the items.',
    'analytics.too-many': 'Too many reports at once. Please wait a moment.',
  },
}

export type AnalyticsErrors = typeof en
