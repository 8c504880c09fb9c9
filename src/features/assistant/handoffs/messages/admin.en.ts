/** Texts of the staff page with the questions that visitors of the consultant sent to staff. */
export const en = {
  title: 'Questions',
  lead: 'Visitors of the consultant left these questions for a person. Answer by e-mail, then mark the question.',
  empty: 'No question waits. Visitors can leave one in the consultant.',
  reply: 'Write an answer',
  done: 'Answered',
  doneAt: (at: string, by: string) => `Answered ${at}${by === '' ? '' : `, ${by}`}`,
  saved: 'The question is marked as answered',
  failed: 'Not marked',
  failedText: 'Try again in a minute.',
  talk: 'The conversation',
  who: { visitor: 'Visitor', consultant: 'Consultant' },
  noNote: 'No words of their own: see the conversation.',
  loadFailed: 'The questions did not load',
  retry: 'Try again',
  noRight: 'Your role allows you only to read questions',
}

export type HandoffAdminMessages = typeof en
