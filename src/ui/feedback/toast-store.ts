import { create } from 'zustand'

/** The contents of a toast. The caller provides the texts. `action` is one button, for example undo. */
export type ToastMessage = {
  title: string
  text?: string
  kind?: 'default' | 'destructive'
  action?: { label: string; run: () => void }
}

type Toasts = {
  /** The last toast. After it is closed, it stays here until the closing animation ends. */
  current: (ToastMessage & { id: number; open: boolean }) | undefined
  /**
   * Containers for toasts in open modal dialogs, the topmost last. Everything outside a modal dialog is inert, so a toast must be inside
   * the dialog.
   */
  hosts: HTMLElement[]
}

export const useToasts = create<Toasts>(() => ({ current: undefined, hosts: [] }))

/** Shows a toast and replaces the current toast. Does nothing without a `Toaster` on the page. */
export function showToast(message: ToastMessage): void {
  useToasts.setState(({ current }) => ({ current: { ...message, id: (current?.id ?? 0) + 1, open: true } }))
}

/** Dismisses this toast, unless another toast has replaced it. */
export function dismissToast(id: number): void {
  useToasts.setState(({ current }) => (current?.id === id ? { current: { ...current, open: false } } : {}))
}

export function enterToastHost(host: HTMLElement): void {
  useToasts.setState(({ hosts }) => ({ hosts: [...hosts, host] }))
}

export function leaveToastHost(host: HTMLElement): void {
  useToasts.setState(({ hosts }) => ({ hosts: hosts.filter((other) => other !== host) }))
}
