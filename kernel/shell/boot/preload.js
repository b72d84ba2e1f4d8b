// Runs before any script of the product has come, inlined into the page by scripts/build/boot-script.ts:
// it asks for the settings and the texts, and for the code of the screen that the address names and what
// that shows first, so that nothing of these waits at the end of a chain. Manifests of plugins that are off are not asked for.
// The build writes the path that the product stands below in place of __BASE__.
// The start page comes drawn, and its picture first: nothing else is asked for until that is seen.
;((map) => {
  const boot = { texts: {}, written: map.written }
  globalThis.boot = boot
  const base = '__BASE__'

  // The start page by the name of its file is the start page.
  if (location.pathname === `${base}/index.html`)
    history.replaceState(null, '', `${base}/${location.search}${location.hash}`)

  // With other attributes than the tags that the product makes later, the files would come twice.
  const preload = (file) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.href = `${base}/${file}`
    document.head.append(link)
  }

  // As kernel/core/storage/storage-key.ts has it.
  const nameOf = (key, isDocumented) => (isDocumented && !base ? key : `roda${base}:${key}`)
  const stored = (key, isDocumented = true) => {
    try {
      return localStorage.getItem(nameOf(key, isDocumented))
    } catch {
      // Storage is forbidden: the product decides later, by itself.
      return null
    }
  }

  // The name of a build that has taken this one's place; its files may be gone then.
  boot.fetchLatestBuild = async () => {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(5000) }
    const page = await fetch(location.pathname, options).then(
      (answer) => answer.text(),
      () => '',
    )
    const build = /"build":"(\w+)"/.exec(page)?.[1]
    return build === map.build ? undefined : build
  }

  // The page is made anew for it, once for each. What cannot be reached is asked for again by the person: see
  // kernel/parts/slot/lazy-entry.tsx.
  boot.reloadIfOutdated = async () => {
    const build = await boot.fetchLatestBuild().catch(() => undefined)
    if (!build) return false
    try {
      // The one that is left counts too: servers may be of two minds.
      const tried = [...(sessionStorage.getItem(nameOf('renewedFor')) ?? '').split(' '), map.build]
      if (tried.includes(build)) return true
      sessionStorage.setItem(nameOf('renewedFor'), [...tried, build].join(' '))
    } catch {
      // Without a memory it might go on for ever: the person decides.
      return true
    }
    location.reload()
    return new Promise(() => undefined)
  }

  // The product itself cannot start: said in a sentence that needs nothing of it.
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
  // The scripts of the page alone are put off until it is read; those of screens come later and look after themselves.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.defer && boot.showBootError(),
    true,
  )

  const loadTexts = (wanted) => {
    const language = map.languages.find((known) => known.toLowerCase() === String(wanted).toLowerCase())
    if (!language) return
    boot.texts[language] = fetch(`${base}/assets/i18n/${language}.json`)
    // Whoever takes the texts hears of a failure; until then it is nobody's.
    boot.texts[language].catch(() => undefined)
  }

  // What the screen shows first is on its way while its code is: see decision:preloaded-requests. It is asked for without a token, and
  // kernel/core/http/client.ts takes it up; what nobody has taken is old soon.
  const preloadData = ([pattern, , , preloadRule], server) => {
    const [path, prefix, isForAll] = preloadRule ?? []
    if (!path || (!isForAll && stored('token'))) return
    const parameter = decodeURIComponent(new RegExp(pattern, 'i').exec(location.pathname)[1])
    const value = parameter.slice(prefix.length)
    // A name of dots is none: as part of an address it would lead to another call.
    if (/^\.*$/.test(value) || !parameter.startsWith(prefix)) return
    const base = new URL(server || '/', location.origin)
    const filledPath = path.replace(/\{\w+\}/, encodeURIComponent(value))
    const { href: url } = new URL(base.pathname.replace(/\/$/, '') + filledPath, base)
    const abort = new AbortController()
    boot.preloaded = { url, abort, answer: fetch(url, abort) }
    boot.preloaded.answer.catch(() => undefined)
    setTimeout(() => delete boot.preloaded, 20_000)
  }

  // The start page is drawn for a visitor in the base language: it waits out of sight where it will be another one,
  // and whatever becomes of the scripts, not for ever.
  const isPrerendered = 'prerendered' in document.documentElement.dataset

  const theme = stored('theme', false)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // Whoever has been here before has the font too, and sees it from the first moment on. Others get it after the image.
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
        // Without a token a member's screen leads elsewhere.
        const screen = page && (!page[2] || stored('token')) ? page[1] : []
        const manifests = Object.entries(map.plugins)
        const required = [...(manifests.every(isOn) ? [['', map.combined]] : manifests), ...screen].filter(
          isOn,
        )
        // Of the tabs only the chosen one is shown: the first, unless the address names another.
        const tabs = required.filter(([, , tab]) => tab)
        const shown = tabs.find(([, , tab]) => tab === searchParams.get('tab')) ?? tabs[0]
        new Set(required.flatMap((item) => (item[2] && item !== shown ? [] : item[1]))).forEach(preload)
        if (!language)
          loadTexts(settings?.language?.geolocation ? 'en' : (settings?.language?.default ?? 'en'))
        if (page) preloadData(page, settings?.api?.url)
      })
      // An address that cannot be read: the product says so when it is there.
      .catch(() => undefined)
  }
  if (!isPrerendered) return startPreloading()

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
