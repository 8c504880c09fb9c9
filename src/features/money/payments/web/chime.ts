import { SECOND } from '#base/time.ts'
import { keepStored, readStored } from '#ui/data/stored.ts'

/** The frequencies of the tones in hertz, in their order (docs/contract.md, "Payments"). */
const TONES = [800, 1000, 1200]
const TONE_SECONDS = 0.3
const MIN_PAUSE = 5 * SECOND
const MUTE_KEY = 'payment-chime'

const played = new Set<string>()
let lastPlayed = Number.NEGATIVE_INFINITY

/** Plays three short tones when a payment is complete: once per payment, never twice within five seconds, and never when muted. */
export function playChime(paymentId: string): void {
  const now = performance.now()
  if (chimeMuted() || played.has(paymentId) || now - lastPlayed < MIN_PAUSE) return
  played.add(paymentId)
  lastPlayed = now
  try {
    sound(new AudioContext())
  } catch (error) {
    // oxlint-disable-next-line no-console -- Unavailable audio is logged and ignored (docs/contract.md, "Payments").
    console.warn('The chime could not be played', error)
  }
}

export function chimeMuted(): boolean {
  return readStored('local', MUTE_KEY) === 'off'
}

export function muteChime(muted: boolean): void {
  keepStored('local', MUTE_KEY, muted ? 'off' : null)
}

function sound(context: AudioContext): void {
  const step = TONE_SECONDS / TONES.length
  const volume = context.createGain()
  volume.connect(context.destination)
  volume.gain.setValueAtTime(0.12, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + TONE_SECONDS)
  TONES.forEach((hertz, place) => {
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(volume)
    tone.start(context.currentTime + place * step)
    tone.stop(context.currentTime + (place + 1) * step)
    if (place === TONES.length - 1) tone.addEventListener('ended', () => void context.close())
  })
}
