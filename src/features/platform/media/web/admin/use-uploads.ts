import { useEffect, useRef, useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { RequestError } from '#ui/data/request.ts'
import type { MediaView } from '../../schemas.ts'
import { uploadFile } from './upload-file.ts'

export type UploadItem = {
  key: number
  file: File
  /** The uploaded share of the file, from 0 to 1. */
  done: number
  state: 'sending' | 'waiting' | 'done' | 'failed'
  /** The shop's error message, if there is one. */
  fault?: string | undefined
  media?: MediaView
}

/** Uploads files one after the other. On a bad connection two simultaneous uploads take longer. */
export function useUploads(visibility: 'public' | 'staff', onAdded?: (media: MediaView) => void) {
  const { send } = usePanel()
  const api = useApi()
  const [items, setItems] = useState<UploadItem[]>([])
  const state = useRef({ last: 0, before: Promise.resolve(), ended: new AbortController() })

  useEffect(() => {
    const { current } = state
    if (current.ended.signal.aborted) current.ended = new AbortController()
    return () => current.ended.abort()
  }, [])

  function change(key: number, changes: Partial<UploadItem>): void {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)))
  }

  async function run({ key, file }: UploadItem): Promise<void> {
    const { signal } = state.current.ended
    if (signal.aborted) return
    change(key, { state: 'sending', fault: undefined })
    try {
      const onStep = (step: { done: number; isWaiting: boolean }) =>
        change(key, { done: step.done, state: step.isWaiting ? 'waiting' : 'sending' })
      const media = await uploadFile(file, { api, send, visibility, onStep, signal })
      change(key, { state: 'done', done: 1, media })
      onAdded?.(media)
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', fault: faultOf(error) })
    }
  }

  function start(item: UploadItem): void {
    state.current.before = state.current.before.then(() => run(item))
  }

  return {
    items,
    isBusy: items.some((item) => item.state === 'sending' || item.state === 'waiting'),
    add: (files: Iterable<File>): void => {
      const added = [...files].map((file): UploadItem => {
        state.current.last += 1
        return { key: state.current.last, file, done: 0, state: 'sending' }
      })
      setItems((all) => [...all, ...added])
      for (const item of added) start(item)
    },
    retry: (item: UploadItem): void => start(item),
    dismiss: (key: number): void => setItems((all) => all.filter((item) => item.key !== key)),
  }
}

export type Uploads = ReturnType<typeof useUploads>

function faultOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError)) return undefined
  return error.problem?.errors?.[0]?.message ?? error.problem?.message
}
