import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { hasRight } from '#base/rights.ts'
import { SignInAgain } from '#features/people/accounts/web/sign-in-again.tsx'
import { useMessages } from '#features/office/today/web/admin/messages.ts'
import { PassDialog } from '#features/people/staff/web/pass-dialog.tsx'
import { ApiContext, createApi } from '#ui/data/api.ts'
import { PicturePickerContext } from '#ui/forms/picture-field.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type MissingProof, waitingCalls } from './reauthenticated-calls.ts'

const PicturePicker = lazy(() =>
  import('#features/platform/media/web/admin/picture-picker.tsx').then((module) => ({ default: module.PicturePicker })),
)

/** The media library, for forms of features that cannot import it: these forms take the library from `PicturePickerContext`. */
function LibraryPicture(props: ComponentProps<typeof PicturePicker>) {
  return (
    <Suspense>
      <PicturePicker {...props} />
    </Suspense>
  )
}

type PanelProviderProps = Pick<Panel, 'user' | 'now'> & {
  /** Returns the user who is signed in now. If this user differs from `user`, a new panel starts. */
  readUser: () => Promise<{ id: string } | null>
  children: ReactNode
}

/** API calls of the panel's pages. If a call needs an action of the person (sign-in or second factor), it waits and is then repeated. */
export function PanelProvider({ user, now, readUser, children }: PanelProviderProps) {
  const messages = useMessages()
  const [need, setNeed] = useState<MissingProof>()
  const [{ panel, api, queryClient, endWaiting }] = useState(() => openCalls({ user, now, readUser }, setNeed))

  function end(done: boolean): void {
    setNeed(undefined)
    endWaiting(done)
  }

  async function enter(): Promise<boolean> {
    const present = await readUser().catch(() => undefined)
    if (present === null) return false
    end(present?.id === user.id)
    return true
  }

  return (
    <PanelContext value={panel}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <PicturePickerContext value={LibraryPicture}>{children}</PicturePickerContext>
          <SignInAgain
            open={need === 'session'}
            onClose={() => end(false)}
            onSignedIn={enter}
            email={user.email}
            consent={null}
            messages={{
              title: messages.signInAgain,
              text: messages.signInAgainText,
              lead: '',
              close: messages.cancel,
            }}
          />
          <PassDialog open={need === 'second-factor'} onEnd={end} />
        </QueryClientProvider>
      </ApiContext>
    </PanelContext>
  )
}

/** The maximum number of orders that a field suggests. */
const MAX_FOUND = 6

type Person = Omit<PanelProviderProps, 'children'>

function openCalls({ user, now, readUser }: Person, ask: (need: MissingProof) => void) {
  const { send, end } = waitingCalls({ userId: user.id, ask, onOther: () => void readUser().catch(() => {}) })
  const api = createApi(send)
  const panel: Panel = {
    user,
    can: (right) => hasRight(user.staffRole, right),
    now,
    send,
    findOrders: async (q, signal) =>
      (await api.get('/api/admin/orders', { query: { limit: MAX_FOUND, q } }, { signal })).items,
  }
  const read = (address: string) => send(address, { headers: { accept: 'application/json' } })
  // Several people edit the same records, so each page loads them again when it is opened.
  const queryClient = createQueryClient(read, {}, { refetchOnMount: 'always' })
  return { panel, api, queryClient, endWaiting: end }
}
