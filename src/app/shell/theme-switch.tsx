import { useSyncExternalStore } from 'react'
import { Segmented } from '#ui/forms/segmented.tsx'
import { keepStored } from '#ui/data/stored.ts'
import { useAppMessages } from './messages.ts'

export type Theme = 'system' | 'light' | 'dark'

/** The same key as in `public/early.js`, which applies the choice before the first paint. */
const KEY = 'theme'
const listeners = new Set<() => void>()

export function ThemeSwitch() {
  const { footer } = useAppMessages()
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  const themes: Theme[] = ['system', 'light', 'dark']
  return (
    <Segmented
      label={footer.theme}
      value={theme}
      onSelect={(value) => chooseTheme(value as Theme)}
      segments={themes.map((value) => ({ value, text: footer.themes[value] }))}
    />
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  keepStored('local', KEY, theme === 'system' ? null : theme)
  for (const listener of listeners) listener()
}
