import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import { SECOND } from '#base/time.ts'

/** The size of the buffer in characters. If the buffer is full, further lines are lost. */
const MAX_WAITING = 1_000_000

/** The delay before a failed write is retried. */
const PAUSE = 0.1 * SECOND

/**
 * Writes lines to an open file. It never blocks the caller or throws an error. If the disk is full or the reader has stopped, lines are
 * dropped and counted. When writing works again, a line reports how many lines are missing.
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

  /** Writes the last lines before the process ends. A write that is already running completes by itself. */
  function writeLast(): void {
    if (state === 'failing') return
    try {
      writeSync(target ?? fd, takeWaiting())
    } catch {
      // The output is blocked, so this error cannot be reported anywhere.
    }
  }

  return {
    write(line) {
      if (!endsWithProcess) process.once('exit', writeLast)
      endsWithProcess = true
      if (length + line.length > MAX_WAITING) {
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

/** The line that reports lost log lines, in the same JSON format as other log lines. */
function missingLine(dropped: number): string {
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), dropped, msg: 'log lines were dropped because the output was blocked' })}\n`
}

/**
 * A write to a full pipe blocks the process, even its exit. If the pipe is reopened with O_NONBLOCK, the write fails with EAGAIN instead.
 * The inherited descriptor must not get this flag, because the flag would affect every process that shares the pipe.
 */
function withoutBlocking(fd: number): number {
  if (!fstatSync(fd).isFIFO()) return fd
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    // The pipe cannot be reopened: the system is not Linux, or the pipe belongs to another user.
    return fd
  }
}
