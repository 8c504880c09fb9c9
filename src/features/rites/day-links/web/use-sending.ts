import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { apiAddress, setApiData } from '#ui/data/api.ts'
import { findProblem, readAnswer } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { LinkPage } from '../schemas.ts'

type Sending = {
  all: number
  done: number
  /** The files that did not arrive. They stay for another attempt. */
  left: File[]
  /** Why, in the reader's language; empty if there was no answer. */
  failure: string | undefined
}

/** Sends pictures for one line, one after the other: on a bad connection two at the same time take longer. */
export function useSending(token: string, number: number) {
  const client = useQueryClient()
  const lang = useLang()
  const [state, setState] = useState<Sending>()
  const isRunning = useRef(false)

  async function send(files: File[]): Promise<void> {
    if (isRunning.current || files.length === 0) return
    isRunning.current = true
    const left = [...files]
    let done = 0
    let failure: string | undefined
    setState({ all: files.length, done, left: [], failure })
    try {
      for (const file of files) {
        const page = await sendPicture(token, number, file, lang)
        setApiData(client, '/api/day-links/{token}', { path: { token } }, page)
        left.shift()
        done += 1
        setState({ all: files.length, done, left: [], failure })
      }
    } catch (error) {
      failure = findProblem(error)?.message ?? ''
    } finally {
      isRunning.current = false
      setState({ all: files.length, done, left, failure })
    }
  }

  return {
    send: (files: File[]) => void send(files),
    again: () => void send(state?.left ?? []),
    isBusy: state !== undefined && state.failure === undefined && state.done < state.all,
    state,
  }
}

/** The typed client sends JSON, and a picture is a form. */
async function sendPicture(token: string, number: number, file: File, lang: string): Promise<LinkPage> {
  const body = new FormData()
  body.set('file', file, file.name)
  const address = `${apiAddress('/api/day-links/{token}', { path: { token } })}/lines/${number}?lang=${lang}`
  return await readAnswer<LinkPage>(await fetch(address, { method: 'POST', credentials: 'same-origin', body }))
}
