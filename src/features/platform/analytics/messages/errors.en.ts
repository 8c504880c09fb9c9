/** Error texts used only by the server. Visitors' texts are in page-consent. */
export const en = {
  errors: {
    'analytics.value-differs': 'The value is not the sum of the items.',
    'analytics.too-many': 'Too many reports at once. Please wait a moment.',
  },
}

export type AnalyticsErrors = typeof en
