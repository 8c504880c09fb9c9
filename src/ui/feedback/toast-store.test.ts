import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, showToast, useToasts } from './toast-store.ts'

const current = () => useToasts.getState().current

describe('toasts', () => {
  beforeEach(() => useToasts.setState({ current: undefined, hosts: [] }))

  it('stand one at a time: the next takes the place of the last', () => {
    showToast({ title: 'Added to cart' })
    showToast({ title: 'Code sent', kind: 'destructive' })
    expect(current()).toMatchObject({ title: 'Code sent', kind: 'destructive', open: true, id: 2 })
  })

  it('stay, closed, while they leave the screen', () => {
    showToast({ title: 'Added to cart' })
    dismissToast(1)
    expect(current()).toMatchObject({ title: 'Added to cart', open: false })
  })

  it('are not taken away by the timer of one before', () => {
    showToast({ title: 'Added to cart' })
    showToast({ title: 'Code sent' })
    dismissToast(1)
    expect(current()).toMatchObject({ title: 'Code sent', open: true })
  })

  it('have a number of their own even after the last is gone', () => {
    showToast({ title: 'Added to cart' })
    dismissToast(1)
    showToast({ title: 'Added to cart' })
    expect(current()).toMatchObject({ id: 2, open: true })
  })
})
