export const en = {
  errors: { 'handoffs.not-waiting': 'This question no longer waits: somebody has already answered it.' },
}
