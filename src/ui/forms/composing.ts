type KeyPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** The key code of a press handled by an input method (UI Events, "Legacy key attributes"). */
const TAKEN_BY_INPUT_METHOD = 229

/**
 * True if a key press belongs to an input method. An input method uses Enter and the arrows to choose a word. Safari ends the composition before it
 * reports the Enter that ended it. So only the key code shows that this Enter belongs to the composition.
 */
export function isComposing(event: KeyPress | { nativeEvent: KeyPress }): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  // oxlint-disable-next-line typescript/no-deprecated -- in Safari only the key code shows this
  return pressed.isComposing || pressed.keyCode === TAKEN_BY_INPUT_METHOD
}
