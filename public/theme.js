// Sets the theme a reader chose before the first paint. Stands alone because the page allows no inline script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
