// Runs before any script of the product has come, inlined into the page by scripts/build/early.ts:
// it asks for the settings and the texts, and for the code of the screen that the address names, so
// that nothing of these waits at the end of a chain. Manifests of plugins that are off are not asked for.
;(() => {
  const map = __MAP__
  const early = { texts: {} }
  globalThis.early = early

  const preload = (file) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    if (map.integrity[file]) link.integrity = map.integrity[file]
    link.href = `/${file}`
    document.head.append(link)
  }

  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is forbidden: the product decides later, by itself.
      return null
    }
  }

  const speak = (wanted) => {
    const language = map.languages.find((known) => known.toLowerCase() === String(wanted).toLowerCase())
    if (language) early.texts[language] = fetch(`/assets/i18n/${language}.json`)
  }

  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  const language = stored('language')
  if (language) speak(language)

  early.settings = fetch('/config.json').then((answer) => (answer.ok ? answer.json() : {}))
  early.settings
    .catch(() => ({}))
    .then((settings) => {
      const isOn = (plugin) => settings?.plugins?.[plugin] !== false
      for (const [plugin, files] of Object.entries(map.plugins)) if (isOn(plugin)) files.forEach(preload)
      const page = map.pages.find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname))
      if (page && isOn(page[1])) page[2].forEach(preload)
      if (!language && !settings?.language?.geolocation) speak(settings?.language?.default ?? 'en')
    })
})()
