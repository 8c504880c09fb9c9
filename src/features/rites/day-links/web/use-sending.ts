import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, apiAddress, invalidateApi, setApiData } from '#ui/data/api.ts'
import { findProblem, readAnswer } from '#ui/data/request.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { SentPicture } from '../schemas.ts'

type Sending = {
  all: number
  done: number
  /** The files that could not be sent. They stay in this list for another attempt. */
  left: File[]
  /** The reason in the reader's language. Empty if the shop did not answer. */
  failure: string | undefined
}

/** A picture that was sent during this visit. `ordinal`: the number of the picture among the pictures of its line in this visit. */
type Arrived = { id: string; name: string; ordinal: number }

/** Sends the pictures of a line one after the other, because parallel uploads are slower on a bad connection. */
export function useSending(token: string, number: number) {
  const client = useQueryClient()
  const lang = useLang()
  const [state, setState] = useState<Sending>()
  const [arrived, setArrived] = useState<Arrived[]>([])
  const [removal, setRemoval] = useState<{ id: string; failure?: string; isDone?: true }>()
  const isRunning = useRef(false)
  const count = useRef(0)

  async function send(files: File[]): Promise<void> {
    if (isRunning.current || files.length === 0) return
    isRunning.current = true
    const left = [...files]
    let done = 0
    let failure: string | undefined
    setRemoval(undefined)
    setState({ all: files.length, done, left: [], failure })
    try {
      for (const file of files) {
        const { picture: id, ...page } = await sendPicture(token, number, file, lang)
        setApiData(client, '/api/day-links/{token}', { path: { token } }, page)
        const ordinal = (count.current += 1)
        setArrived((all) => [...all.filter((one) => one.id !== id), { id, name: file.name, ordinal }])
        left.shift()
        done += 1
        setState({ all: files.length, done, left: [], failure })
      }
    } catch (error) {
      failure = findProblem(error)?.message ?? ''
      // The shop may have stored a picture although the answer was lost. So the page loads the counts again.
      if (failure === '') void invalidateApi(client, apiAddress('/api/day-links/{token}', { path: { token } }))
    } finally {
      isRunning.current = false
      setState({ all: files.length, done, left, failure })
    }
  }

  /** Removes a picture that the user sent by mistake. */
  async function remove(id: string): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setState(undefined)
    setRemoval({ id })
    try {
      const path = { token, number: String(number), picture: id }
      const page = await api.delete('/api/day-links/{token}/lines/{number}/pictures/{picture}', { path })
      setApiData(client, '/api/day-links/{token}', { path: { token } }, page)
      setArrived((all) => all.filter((one) => one.id !== id))
      setRemoval({ id, isDone: true })
    } catch (error) {
      setRemoval({ id, failure: findProblem(error)?.message ?? '' })
    } finally {
      isRunning.current = false
    }
  }

  return {
    arrived,
    remove: (id: string) => void remove(id),
    removal,
    send: (files: File[]) => void send(files),
    again: () => void send(state?.left ?? []),
    isBusy: state !== undefined && state.failure === undefined && state.done < state.all,
    state,
  }
}

/** Sends one picture as a form. The typed client cannot do this, because it sends only JSON. */
async function sendPicture(token: string, number: number, file: File, lang: string): Promise<SentPicture> {
  const body = new FormData()
  body.set('file', file, file.name)
  const address = `${apiAddress('/api/day-links/{token}', { path: { token } })}/lines/${number}?lang=${lang}`
  return await readAnswer<SentPicture>(await fetch(address, { method: 'POST', credentials: 'same-origin', body }))
}
