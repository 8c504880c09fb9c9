/** The error messages of the editor. Only the server uses them. */
export const en: { errors: Record<string, string> } = {
  errors: {
    'catalogue-editor.needed-ru': 'Before it is published, this has to be written in Russian.',
    'catalogue-editor.needed-en': 'Before it is published, this has to be written in English.',
    'catalogue-editor.no-recitations':
      'Before it is published, say how many recitations this tier has, here or for all rituals in the settings.',
    'catalogue-editor.no-priests':
      'Before it is published, say how many priests perform this tier, here or for all rituals in the settings.',
    'catalogue-editor.no-hours':
      'Before it is published, say how many hours a day the fire of this tier lasts, here or for all rituals in the settings.',
    'catalogue-editor.no-days':
      'Before it is published, say how many days of fire this tier has, here or for all rituals in the settings.',
    'catalogue-editor.id-taken':
      'This address is in use: it is the address, or one of the other addresses, of another ritual or article.',
    'catalogue-editor.id-not-allowed': 'The shop itself uses this address. Please choose another.',
    'catalogue-editor.alias-taken':
      'This address is in use: it is the address, or one of the other addresses, of a ritual or an article.',
    'catalogue-editor.alias-not-found': 'There is no such address.',
    'catalogue-editor.version-not-found': 'There is no such version.',
    'catalogue-editor.no-proposal': 'There is nothing left to decide here.',
    'catalogue-editor.not-proposed': 'The new version of the shop proposes no such change.',
    'catalogue-editor.list-needed-ru': 'Write this in Russian.',
    'catalogue-editor.list-needed-en': 'Write this in English.',
    'catalogue-editor.redirect': 'Choose a page that readers can open.',
    'catalogue-editor.recording': 'Only an MP3 or M4A recording from the library will do.',
    'catalogue-editor.list-entries': 'Something the list needs is missing, or named twice.',
    'catalogue-editor.nothing-offered': 'At least one intention must be offered.',
    'catalogue-editor.order-id': 'No ritual or article has this id, or it is named twice.',
    'catalogue-editor.price-least': 'The least price is $1 a month.',
    'catalogue-editor.text-too-deep':
      'This text nests quotations, lists, links or emphasis too deeply in each other. Please make it simpler.',
    'catalogue-editor.text-too-much':
      'This text has too many headings, lines, table cells or marks of formatting. Please make it simpler, or divide it.',
  },
}
