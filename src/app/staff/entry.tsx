import '#ui/forms/zod-without-eval.ts'
import '#ui/tokens.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#ui/details.css'
import '#ui/table.css'
import { createRoot } from 'react-dom/client'
import { StaffApp } from './staff-app.tsx'
import type { StaffState } from './state.ts'

const state = readState()
const { messages } = state.lang === 'ru' ? await import('./messages.ru.ts') : await import('./messages.en.ts')
const root = document.getElementById('root')
if (root) createRoot(root).render(<StaffApp state={state} messages={messages} />)

function readState(): StaffState {
  // Written by our own server in the same document.
  return JSON.parse(document.querySelector('script#state')?.textContent ?? '{}') as StaffState
}
