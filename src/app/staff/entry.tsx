import '#ui/forms/zod-without-eval.ts'
import '#ui/styles/tokens.css'
import '#ui/styles/fonts.css'
import '#ui/styles/base.css'
import '#ui/styles/details.css'
import '#ui/styles/table.css'
import { createRoot } from 'react-dom/client'
import { StaffApp } from './staff-app.tsx'
import type { StaffState } from './state.ts'

const state = readState()
const { messages } = state.lang === 'ru' ? await import('./messages.ru.ts') : await import('./messages.en.ts')
const root = document.getElementById('root')
if (root) createRoot(root).render(<StaffApp state={state} messages={messages} />)

function readState(): StaffState {
  // Our own server wrote this state into the same document.
  return JSON.parse(document.querySelector('script#state')?.textContent ?? '{}') as StaffState
}
