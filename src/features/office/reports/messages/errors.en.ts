export const en = {
  errors: { 'reports.period': 'Choose a period of at most 800 days that begins before it ends.' } as Record<
    string,
    string
  >,
}
