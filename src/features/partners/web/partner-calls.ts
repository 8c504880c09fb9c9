import { create } from 'zustand'
import { useEndOfSession, useSessionEnd } from '#features/profiles/web/current-user.ts'
import type { Lang } from '#base/i18n.ts'
import { useLang } from '#ui/messages.tsx'
import type { Query } from '#ui/query.ts'
import { requestJson } from '#ui/request.ts'
import { useFresh } from '#ui/use-fresh.ts'
import { type Pages, usePagesBy } from '#ui/use-pages.ts'

/** The address of a partner's call in the reader's language; empty filters are left out. */
export function callOf(path: string, lang: Lang, filter: Record<string, string> = {}): string {
  const given = Object.entries(filter).filter(([, value]) => value !== '')
  return `/api/partner/${path}?${new URLSearchParams([...given, ['lang', lang]])}`
}

/** When the session has ended, the page finds that out and asks to sign in. */
export function usePartnerCall<T>(path: string, filter?: Record<string, string>): Query<T> {
  const query = useFresh<T>(callOf(path, useLang(), filter))
  useEndOfSession(query.error)
  return query
}

/** Changes that were refused because nobody is signed in: each asks to sign in anew, also after that was put off. */
export const useRefusedChanges = create(() => ({ count: 0 }))

/** The same for a change. */
export function usePartnerRequest(): typeof requestJson {
  const onFailure = useSessionEnd()
  return async <T>(...call: Parameters<typeof requestJson>): Promise<T> => {
    try {
      return await requestJson<T>(...call)
    } catch (failure) {
      if (onFailure(failure)) useRefusedChanges.setState(({ count }) => ({ count: count + 1 }))
      throw failure
    }
  }
}

export function usePartnerList<Item>(path: string, filter?: Record<string, string>): Pages<Item> {
  const list = usePagesBy<Item>(requestJson, callOf(path, useLang(), filter))
  useEndOfSession(list.error)
  return list
}
