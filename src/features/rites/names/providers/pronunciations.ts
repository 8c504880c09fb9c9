import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Pronounce } from '../rules-english.ts'

const require = createRequire(import.meta.url)

/**
 * Opens the CMU pronouncing dictionary (135,000 words, 4.7 MB) when the first name is read. The file is searched as text, because loading it
 * as a module would take 65 MB and block the process for a second.
 */
export function openPronunciations(): () => Promise<Pronounce> {
  let opened: Promise<Pronounce> | undefined
  return () => {
    opened ??= readDictionary().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

const LINE = /\n {2}"([^"]+)": "([A-Z0-9 ]+)/y

async function readDictionary(): Promise<Pronounce> {
  const text = await readFile(require.resolve('cmu-pronouncing-dictionary'), 'latin1')
  const starts = new Map(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter, text.indexOf(`\n  "${letter}`)]))
  return (word) => {
    const start = starts.get(word.charAt(0))
    if (start === undefined) return undefined
    const next = starts.get(String.fromCharCode(word.charCodeAt(0) + 1)) ?? text.length
    const place = text.slice(start, next).indexOf(`\n  "${word}": `)
    if (place === -1) return undefined
    LINE.lastIndex = start + place
    return LINE.exec(text)?.[2]?.trim()
  }
}
