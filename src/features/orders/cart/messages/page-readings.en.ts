/** Texts about how names are read aloud. Pages and the panel include these texts in their own texts. */
export const readings = {
  title: (count: number): string => (count === 1 ? 'How the name will be read' : 'How the names will be read'),
  corrected: 'as corrected',
  inMemory: '(in memory)',
  correct: 'Correct how it is read',
  correctOf: (name: string) => `Correct how it is read: ${name}`,
  said: (name: string) => `How “${name}” sounds`,
  saidHint:
    'Write it by ear, in syllables: “Shi-vawn”, “Ni-ko-las”. Devanagari is welcome too. The name itself stays as you wrote it.',
  noY: 'Devanagari has no sound for the Russian “ы”: “i” is read in its place.',
  will: 'It will be read:',
  use: 'Read it like this',
  reset: 'Read it as before',
  cancel: 'Cancel',
  lost: 'No connection, so the reading cannot be shown. Nothing is lost; please try again.',
  retry: 'Try again',
}

export type ReadingMessages = typeof readings
