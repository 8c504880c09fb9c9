export const en = {
  errors: {
    'journal.no-month': 'The journal has no such month.',
    'journal.month-runs': 'This month is not over yet. It can be closed after its last day (UTC).',
    'journal.month-closed': 'This month is already closed.',
  } as Record<string, string>,
}
