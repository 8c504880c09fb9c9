/** The texts about money that came after the watch period. A question about the money before it has a decision of its own. */
export const lateDecisions = {
  accepted: {
    label: 'Credit to the order',
    text: 'It is added to the money that came before. If all of it together is enough, the order becomes paid. If not, you decide about the whole sum.',
  },
  returned: {
    label: 'It was given back',
    text: 'The late money has left your wallet. Money that came before it stays, with its own question.',
  },
  dismissed: {
    label: 'Nothing to do',
    text: 'Only the question about the late money is closed. It stays in your wallet and cannot be credited later.',
  },
}

/** The questions of the confirmation dialog about late money. */
export const lateQuestions = {
  accepted: (late: string, order: string) => `${late} will be credited to ${order}. This cannot be undone.`,
  returned: (late: string, order: string) =>
    `You confirm that ${late}, which came late for ${order}, has been returned. The shop itself sends nothing.`,
  dismissed: (late: string, order: string) =>
    `The question about ${late}, which came late for ${order}, will be closed. It cannot be credited later.`,
  withEarlier: (late: string, earlier: string, total: string, expected: string) =>
    `${late} came late and ${earlier} came before it: ${total} of ${expected} together.`,
}
