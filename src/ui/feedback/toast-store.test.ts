import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, showToast, useToasts } from './toast-store.ts'

const current = () => useToasts.getState().current

describe('the short messages (toasts)', () => {
  beforeEach(() => useToasts.setState({ current: undefined, hosts: [] }))

  it('appear one at a time, and each new message replaces the last message', () => {
    showToast({ title: 'Added to cart' })
    showToast({ title: 'Code sent', kind: 'destructive' })
    expect(current()).toMatchObject({ title: 'Code sent', kind: 'destructive', open: true, id: 2 })
  })

  it('stay in the store as closed until the closing animation ends', () => {
    showToast({ title: 'Added to cart' })
    dismissToast(1)
    expect(current()).toMatchObject({ title: 'Added to cart', open: false })
  })

  it('are not closed by the timer of an earlier toast', () => {
    showToast({ title: 'Added to cart' })
    showToast({ title: 'Code sent' })
    dismissToast(1)
    expect(current()).toMatchObject({ title: 'Code sent', open: true })
  })

  it('have a unique number even after the last toast is gone', () => {
    showToast({ title: 'Added to cart' })
    dismissToast(1)
    showToast({ title: 'Added to cart' })
    expect(current()).toMatchObject({ id: 2, open: true })
  })
})
