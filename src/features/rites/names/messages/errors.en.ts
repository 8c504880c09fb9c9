export const en = {
  errors: {
    'names.said-unreadable': 'We cannot read this. Write the sound with letters.',
  },
}

export type NamesMessages = typeof en
