import { Component, type ReactNode } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useAppMessages } from './messages.ts'

type State = { failed: boolean }

/** Shows an error page with links when a page's code throws. In React only a class can do this. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Fault /> : this.props.children
  }
}

function Fault() {
  const { fault } = useAppMessages()
  return (
    <Notice tone="danger" title={fault.title}>
      <p>{fault.text}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {fault.retry}
      </Button>
    </Notice>
  )
}
