import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import { SECOND } from '#base/time.ts'

/** What may wait to be taken, in characters; lines beyond it are dropped. */
const MOST_WAITING = 1_000_000

/** How soon a failed write is tried again. */
const PAUSE = 0.1 * SECOND

/**
 * Writes lines to an open file without making their writer wait or fail: a full disk or a reader who has stopped reading costs log
 * lines, which are counted, and never a request. When it takes lines again, one says how many are missing.
 */
export function openLogOutput(fd: number): { write: (line: string) => void } {
  let target: number | undefined
  let waiting: string[] = []
  let length = 0
  let chunk = Buffer.alloc(0)
  let state: 'idle' | 'writing' | 'failing' = 'idle'
  let dropped = 0
  let endsWithProcess = false

  function writeNext(): void {
    if (chunk.length === 0) chunk = takeWaiting()
    if (chunk.length === 0) {
      state = 'idle'
      return
    }
    write((target ??= withoutBlocking(fd)), chunk, (error, written) => {
      chunk = chunk.subarray(written)
      state = error ? 'failing' : 'writing'
      if (error) setTimeout(writeNext, PAUSE).unref()
      else writeNext()
    })
  }

  function takeWaiting(): Buffer<ArrayBuffer> {
    const lines = waiting.join('')
    const missing = dropped > 0 ? missingLine(dropped) : ''
    waiting = []
    length = 0
    dropped = 0
    return Buffer.from(lines + missing)
  }

  /** The last lines before the process ends. What is being written meanwhile is on its way already. */
  function writeLast(): void {
    if (state === 'failing') return
    try {
      writeSync(target ?? fd, takeWaiting())
    } catch {
      // Nobody takes them, and nobody is left to be told.
    }
  }

  return {
    write(line) {
      if (!endsWithProcess) process.once('exit', writeLast)
      endsWithProcess = true
      if (length + line.length > MOST_WAITING) {
        dropped += 1
        return
      }
      waiting.push(line)
      length += line.length
      if (state !== 'idle') return
      state = 'writing'
      setImmediate(writeNext)
    },
  }
}

/** As the log itself would write it. */
function missingLine(dropped: number): string {
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), dropped, msg: 'log lines were dropped because the output was blocked' })}\n`
}

/**
 * A write to a full pipe blocks, which would hold up even the exit of the process. Opened anew with O_NONBLOCK it fails with EAGAIN
 * instead. The flag cannot be set on the descriptor we were given: it would be set for everybody who shares the pipe.
 */
function withoutBlocking(fd: number): number {
  if (!fstatSync(fd).isFIFO()) return fd
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // Not Linux, or a pipe of another user.
    return fd
  }
}
