/** Texts for choosing the priest of a ritual in the panel. */
export const en = {
  notListed: 'Not in this ritual’s list',
  question: (name: string) => `${name} is not in this ritual’s list. Choose anyway?`,
  questionText:
    'The ritual’s page names other priests. The e-mail, the page of the performed ritual and the certificate will name the priest whom you choose.',
  yes: 'Choose anyway',
  chosen: (name: string) => `${name} is not in this ritual’s list: the ritual’s page names other priests.`,
  otherPlace: (name: string, own: string, place: string) =>
    `${name} usually performs in ${own}. The customer reads: ${place}. If this ritual is performed in another place, correct it.`,
}

export type PriestChoiceMessages = typeof en
