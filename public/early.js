// src/app/pages/pages.ts
try {
  const { theme } = localStorage
  if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme
} catch {}
addEventListener('click', (keepPress = ({ target }) => Object.assign(keepPress, { target, at: performance.now() })), true)
