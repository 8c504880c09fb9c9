/** Sentences of the refusals of editing; only the server says them. */
export const en: { errors: Record<string, string> } = {
  errors: {
    'catalogue-editor.needed-ru': 'Before it is published, this has to be written in Russian.',
    'catalogue-editor.needed-en': 'Before it is published, this has to be written in English.',
    'catalogue-editor.id-taken': 'This id is in use: by another record, or as another name of one.',
    'catalogue-editor.id-not-allowed': 'The shop itself uses this id. Please choose another.',
    'catalogue-editor.alias-taken': 'This id is in use: by a record, or as another name of one.',
    'catalogue-editor.alias-not-found': 'There is no such other name.',
    'catalogue-editor.version-not-found': 'There is no such version.',
    'catalogue-editor.no-proposal': 'There is nothing left to decide here.',
    'catalogue-editor.list-needed-ru': 'Write this in Russian.',
    'catalogue-editor.list-needed-en': 'Write this in English.',
    'catalogue-editor.recording': 'Only an MP3 or M4A recording from the library will do.',
    'catalogue-editor.list-entries': 'Something the list needs is missing, or named twice.',
    'catalogue-editor.nothing-offered': 'At least one intention must be offered.',
    'catalogue-editor.order-id': 'No record has this id, or it is named twice.',
  },
}
