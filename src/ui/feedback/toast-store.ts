import { create } from 'zustand'

/** What a toast says. The words come from the caller; `action` is one button, e.g. undo. */
export type ToastMessage = {
  title: string
  text?: string
  kind?: 'default' | 'destructive'
  action?: { label: string; run: () => void }
}

type Toasts = {
  /** The last one; it stays, closed, while it leaves the screen. */
  current: (ToastMessage & { id: number; open: boolean }) | undefined
  /** Places for toasts in open modal dialogs, the topmost last: all outside that dialog is inert, so a toast must stand inside. */
  hosts: HTMLElement[]
}

export const useToasts = create<Toasts>(() => ({ current: undefined, hosts: [] }))

/** Shows a toast in place of the one that stands. Without a `Toaster` on the page nothing happens. */
export function showToast(message: ToastMessage): void {
  useToasts.setState(({ current }) => ({ current: { ...message, id: (current?.id ?? 0) + 1, open: true } }))
}

/** Takes away this toast, unless another has taken its place. */
export function dismissToast(id: number): void {
  useToasts.setState(({ current }) => (current?.id === id ? { current: { ...current, open: false } } : {}))
}

export function enterToastHost(host: HTMLElement): void {
  useToasts.setState(({ hosts }) => ({ hosts: [...hosts, host] }))
}

export function leaveToastHost(host: HTMLElement): void {
  useToasts.setState(({ hosts }) => ({ hosts: hosts.filter((other) => other !== host) }))
}
