// Boot script: scripts/build/boot-script.ts inlines it into the page, and it runs before the bundle. It requests
// settings, texts, and the code and first data of the screen in the URL in parallel, not one after the other.
// It requests no manifests of disabled plugins. The build replaces __BASE__ by the base path.
// On the pre-rendered start page, it waits until the main image has loaded.
;((map) => {
  const boot = { texts: {}, written: map.written }
  globalThis.boot = boot
  const base = '__BASE__'

  // /index.html is another URL of the start page.
  if (location.pathname === `${base}/index.html`)
    history.replaceState(null, '', `${base}/${location.search}${location.hash}`)

  // The attributes must equal those of the tags that the app creates later, or browsers load the files twice.
  const preload = (file) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = `${base}/${file}`
    document.head.append(link)
  }

  // This function must return the same key as kernel/core/storage/storage-key.ts.
  const nameOf = (key, isDocumented) => (isDocumented && !base ? key : `roda${base}:${key}`)
  const stored = (key, isDocumented = true) => {
    try {
      return localStorage.getItem(nameOf(key, isDocumented))
    } catch {
      // The browser blocks the storage, which the app handles later.
      return null
    }
  }

  // Fetches the id of the build on the server. If it is another build, files of this build may be gone.
  boot.fetchLatestBuild = async () => {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(5000) }
    const page = await fetch(location.pathname, options).then(
      (answer) => answer.text(),
      () => '',
    )
    const build = /"build":"(\w+)"/.exec(page)?.[1]
    return build === map.build ? undefined : build
  }

  // Reloads the page at most once per build. When the server is unreachable, the user retries (see
  // kernel/parts/slot/lazy-entry.tsx).
  boot.reloadIfOutdated = async () => {
    const build = await boot.fetchLatestBuild().catch(() => undefined)
    if (!build) return false
    try {
      // Reload once for each new build. The current build counts as tried, because servers behind a load balancer may
      // alternate between two builds.
      const tried = [...(sessionStorage.getItem(nameOf('renewedFor')) ?? '').split(' '), map.build]
      if (tried.includes(build)) return true
      sessionStorage.setItem(nameOf('renewedFor'), [...tried, build].join(' '))
    } catch {
      // Without storage nothing stops repeated reloads: show the boot error, whose button reloads.
      return true
    }
    location.reload()
    return new Promise(() => undefined)
  }

  // When the app cannot start, a message is shown that needs no other code or style sheet.
  let isErrorShown = false
  boot.showBootError = async () => {
    if (isErrorShown) return
    isErrorShown = true
    await boot.reloadIfOutdated()
    const [sentence, retry] = map.errorTexts[stored('language')] ?? map.errorTexts[map.languages[0]]
    const alert = document.createElement('div')
    const button = document.createElement('button')
    alert.role = 'alert'
    alert.append(sentence, ' ', button)
    button.textContent = retry
    button.onclick = () => location.reload()
    addEventListener('online', () => location.reload())
    document.body.prepend(alert)
  }
  // Initial scripts are deferred: show the boot error when one fails to load. `loadCode` handles lazy chunks.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.defer && boot.showBootError(),
    true,
  )

  const loadTexts = (wanted) => {
    const language = map.languages.find((known) => known.toLowerCase() === String(wanted).toLowerCase())
    if (!language) return
    boot.texts[language] = fetch(`${base}/assets/i18n/${language}.json`)
    // The app handles a failed request later; `catch` avoids an unhandled rejection until then.
    boot.texts[language].catch(() => undefined)
  }

  // Requests the first data of the screen while its code loads (decision:preloaded-requests), without a
  // token. kernel/core/http/client.ts uses the response.
  const preloadData = ([pattern, , , preloadRule], server) => {
    const [path, prefix, isForAll] = preloadRule ?? []
    if (!path || (!isForAll && stored('token'))) return
    const parameter = decodeURIComponent(new RegExp(pattern, 'i').exec(location.pathname)[1])
    const value = parameter.slice(prefix.length)
    // In a path, a parameter of only dots would mean another folder.
    if (/^\.*$/.test(value) || !parameter.startsWith(prefix)) return
    const base = new URL(server || '/', location.origin)
    const filledPath = path.replace(/\{\w+\}/, encodeURIComponent(value))
    const { href: url } = new URL(base.pathname.replace(/\/$/, '') + filledPath, base)
    const abort = new AbortController()
    boot.preloaded = { url, abort, answer: fetch(url, abort) }
    boot.preloaded.answer.catch(() => undefined)
    setTimeout(() => delete boot.preloaded, 20_000)
  }

  // The start page is pre-rendered for a visitor in English. For other users it is hidden until the app has
  // rendered, but not longer than the timeout below.
  const isPrerendered = 'prerendered' in document.documentElement.dataset

  const theme = stored('theme', false)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // Returning users have the font in the cache; for new visitors it loads after the main image.
  const showFonts = () => document.getElementById('fonts')?.removeAttribute('media')
  if (stored('dateFormat')) showFonts()

  const language = stored('language')
  const startPreloading = () => {
    if (language) loadTexts(language)
    boot.settings = fetch(`${base}/config.json`).then((answer) => (answer.ok ? answer.json() : {}))
    boot.settings
      .catch(() => ({}))
      .then((settings) => {
        const isOn = ([plugin]) => {
          const config = settings?.plugins?.[plugin]
          return config !== false && config?.enabled !== false
        }
        const { pathname, searchParams } = new URL(location.href)
        const page = map.pages.find(
          ([pattern, [screen]]) => isOn(screen) && new RegExp(pattern, 'i').test(pathname),
        )
        // Do not preload a members' screen without a token, because it will redirect.
        const screen = page && (!page[2] || stored('token')) ? page[1] : []
        const manifests = Object.entries(map.plugins)
        const required = [...(manifests.every(isOn) ? [['', map.combined]] : manifests), ...screen].filter(
          isOn,
        )
        // Of the tabs of a screen, only the selected one is preloaded: the tab in the URL or the first tab.
        const tabs = required.filter(([, , tab]) => tab)
        const shown = tabs.find(([, , tab]) => tab === searchParams.get('tab')) ?? tabs[0]
        new Set(required.flatMap((item) => (item[2] && item !== shown ? [] : item[1]))).forEach(preload)
        if (!language)
          loadTexts(settings?.language?.geolocation ? 'en' : (settings?.language?.default ?? 'en'))
        if (page) preloadData(page, settings?.api?.url)
      })
      // The app itself reports an invalid URL or failed request, so the boot script ignores the error.
      .catch(() => undefined)
  }
  if (!isPrerendered) return startPreloading()

  // The last click on a button before the app has started. The app repeats it, because its handlers were missing.
  let earlyClick
  const keepClick = (event) => {
    if (event.target.closest('button')) earlyClick = event
  }
  document.addEventListener('click', keepClick)
  boot.repeatEarlyClick = () => {
    document.removeEventListener('click', keepClick)
    earlyClick?.target.dispatchEvent(new MouseEvent('click', earlyClick))
  }

  const isHidden = Boolean(language && language !== map.languages[0])
  if (isHidden) {
    document.documentElement.dataset.awaiting = ''
    setTimeout(() => delete document.documentElement.dataset.awaiting, 4000)
  }
  document.addEventListener('DOMContentLoaded', () => {
    let hasStarted = false
    const startOnce = () => {
      if (hasStarted) return
      hasStarted = true
      showFonts()
      startPreloading()
      const late = document.getElementById('late').content
      for (const script of late.querySelectorAll('script')) script.async = false
      document.body.append(late)
    }
    const image = document.querySelector('[fetchpriority=high]')
    if (isHidden || !image || image.complete) return startOnce()
    image.addEventListener('load', startOnce)
    image.addEventListener('error', startOnce)
    setTimeout(startOnce, 3000)
  })
})(__MAP__)
