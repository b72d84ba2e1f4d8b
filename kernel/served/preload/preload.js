// Boot script: scripts/build/boot-script.ts inlines it into the page, and it runs before the bundle. It requests
// settings, texts, and the code and first data of the screen in the URL in parallel, not one after the other.
// It requests no manifests of disabled plugins. The build replaces __BASE__ by the base path.
// In a page with a rendered screen, it waits until the main images are painted.
;((map) => {
  const boot = { texts: {}, written: map.written, build: map.build }
  globalThis.boot = boot
  const base = '__BASE__'

  // /index.html is another URL of the home page.
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

  // This function must return the same key as kernel/core/storage/safe-storage.ts.
  const nameOf = (key, isDocumented) => (isDocumented && !base ? key : `roda${base}:${key}`)
  const stored = (key, isDocumented = true) => {
    try {
      return localStorage.getItem(nameOf(key, isDocumented))
    } catch {
      // The browser blocks the storage, which the app handles later.
      return null
    }
  }

  // Fetches the id of the build on the server, once for files that fail together. If it is another build, files of this build
  // may no longer exist.
  let asked
  boot.fetchLatestBuild = () => {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(5000) }
    asked ??= fetch(location.pathname, options)
      .then((answer) => answer.text())
      .catch(() => '')
      .then((page) => {
        asked = undefined
        const build = /"build":"(\w+)"/.exec(page)?.[1]
        return build === map.build ? undefined : build
      })
    return asked
  }

  // Reloads the page at most once per build. When the server is unreachable, code is requested again.
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

  // Scripts and styles of the start that do not load are requested again after these waits in ms, and at once when online, as
  // all code is (kernel/core/async/load-code.ts). After the third, a card says so; the requests go on.
  const waits = [1000, 3000, 10_000, 30_000]
  // Copies of their tags, because a tag requests its file only once; the demo and the development server have none.
  let spares
  const missing = []
  // How many of them are being requested: two copies of a script would both run.
  let requested = 0
  let failures = 0
  let timer
  let card
  const requestAgain = () => {
    clearTimeout(timer)
    timer = undefined
    for (const copy of missing)
      copy.onload = () => {
        requested -= 1
        if (requested + missing.length > 0) return
        failures = 0
        removeCard()
      }
    requested += missing.length
    document.body.append(...missing.splice(0))
  }
  addEventListener('online', () => {
    failures = 0
    if (missing.length > 0) requestAgain()
    else if (card) location.reload()
  })
  addEventListener(
    'error',
    ({ target }) => {
      const name = target instanceof HTMLScriptElement ? 'src' : 'href'
      const tag = target !== globalThis && target.getAttribute(name)
      if (!tag || !(target.defer || target.rel === 'stylesheet')) return
      spares ??= document.getElementById('spare')?.content
      const copy = spares?.querySelector(`[${name}="${tag}"]`)
      // Other code comes late, so `loadCode` handles it.
      if (!copy) return target.defer && boot.showBootError()
      missing.push(copy.cloneNode())
      if (target.onload) requested -= 1
      // Files that fail together are requested together.
      if (timer) return
      timer = setTimeout(requestAgain, waits[Math.min(failures, 3)])
      failures += 1
      if (failures > 3 || navigator.onLine === false) boot.showBootError()
      else boot.reloadIfOutdated()
    },
    true,
  )

  const removeCard = () => {
    card?.remove()
    card = undefined
  }
  // The card for an app that cannot start needs no other code or style sheet. Without the styles, system colors replace tokens.
  boot.showBootError = async () => {
    if (card) return
    const own = document.createElement('div')
    card = own
    await boot.reloadIfOutdated()
    if (card !== own) return
    const shown = stored('language') ?? document.documentElement.lang
    const [sentence, retry] = map.errorTexts[shown] ?? map.errorTexts[map.languages[0]]
    const button = document.createElement('button')
    card.role = 'alert'
    card.append(sentence, button)
    button.textContent = retry
    const look = `color:var(--colors-text,CanvasText);background:var(--colors-surface,Canvas);border:1px solid var(--colors-`
    card.style.cssText = `${look}line,GrayText);border-radius:.875rem;padding:1rem;margin:1rem auto;width:min(36rem,100% - 2rem)`
    button.style.cssText = `${look}outline,GrayText);border-radius:.625rem;padding:.5rem .75rem;margin-top:.75rem;display:block;font:inherit;font-weight:600;cursor:pointer`
    button.onclick = () => {
      // A reload would lose typed input, so only what failed is requested again.
      if (missing.length + requested === 0) return location.reload()
      failures = 0
      removeCard()
      requestAgain()
    }
    document.body.prepend(card)
  }

  const loadTexts = (wanted) => {
    // The texts of a language that the deployment adds are merged over the English ones later.
    const language =
      map.languages.find((known) => known.toLowerCase() === String(wanted).toLowerCase()) ?? 'en'
    boot.texts[language] = fetch(`${base}/assets/i18n/${language}.json`)
    // The app handles a failed request later; `catch` prevents an unhandled rejection until then.
    boot.texts[language].catch(() => undefined)
  }

  // Requests the first data of the screen while its code loads (decision:preloaded-requests), without a
  // token. kernel/core/http/client.ts uses the response.
  const preloadData = ([pattern, , , preloadRule], server) => {
    const [path, prefix, isForAll] = preloadRule ?? []
    if (!path || (!isForAll && stored('token'))) return
    const parameter = decodeURIComponent(new RegExp(pattern, 'i').exec(location.pathname)[1])
    const value = parameter.slice(prefix.length)
    // URL parsers would resolve a parameter of only dots to another path.
    if (/^\.*$/.test(value)) return
    const base = new URL(server || '/', location.origin)
    const filledPath = path.replace(/\{\w+\}/, encodeURIComponent(value))
    const { href: url } = new URL(base.pathname.replace(/\/$/, '') + filledPath, base)
    const abort = new AbortController()
    boot.preloaded = { url, abort, answer: fetch(url, abort) }
    boot.preloaded.answer.catch(() => undefined)
    setTimeout(() => delete boot.preloaded, 20_000)
  }

  // The rendered screen is for visitors, in one language. For other users it is hidden until the app has rendered, but no
  // longer than the timeout below.
  const isPrerendered = 'prerendered' in document.documentElement.dataset

  // The same choices as in kernel/frame/device/appearance.ts.
  for (const [key, choices] of [
    ['theme', ['light', 'dark']],
    ['textSize', ['small', 'large', 'largest']],
    ['motion', ['reduced']],
  ]) {
    const choice = stored(key, false)
    if (choices.includes(choice)) document.documentElement.dataset[key] = choice
  }

  // Returning users have the font in the cache; for new visitors it loads after the main image.
  const showFonts = () => document.getElementById('fonts')?.removeAttribute('media')
  if (stored('dateFormat')) showFonts()

  const primary = (tag) => tag.toLowerCase().split('-')[0]
  // This function must return the same language as kernel/core/i18n/i18n.ts.
  const preferredLanguage = (offered) => {
    for (const tag of navigator.languages ?? []) {
      const exact = offered.find((language) => language.toLowerCase() === tag.toLowerCase())
      const found = exact ?? offered.find((language) => primary(language) === primary(tag))
      if (found) return found
    }
  }

  const language = stored('language')
  const startLanguage = (settings) => {
    const { geolocation, offered = map.languages, default: fallback = 'en' } = settings?.language ?? {}
    const shown = boot.state?.isStatic ? undefined : boot.state?.language
    return geolocation ? 'en' : (preferredLanguage(offered) ?? shown ?? fallback)
  }
  const startPreloading = () => {
    const { state } = boot
    const known = language ?? (state && startLanguage(state.settings))
    if (known) loadTexts(known)
    boot.settings =
      state && !state.isStatic
        ? Promise.resolve(state.settings)
        : fetch(`${base}/config.json`).then((answer) => {
            // Only 404 means that there are no settings: see kernel/served/start/load-settings.ts.
            if (answer.status === 404) return {}
            if (!answer.ok) throw new Error(`config.json: ${answer.status}`)
            return answer.json()
          })
    boot.settings
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
        if (!known) loadTexts(startLanguage(settings))
        if (page && !state?.answers) preloadData(page, settings?.api?.url)
      })
      // The app itself tries again and reports errors, so the boot script ignores them.
      .catch(() => undefined)
  }
  if (!isPrerendered) return startPreloading()

  // The last click on a button before React handles clicks: see kernel/served/start/early-presses.ts.
  let earlyClick
  const keepClick = (event) => {
    if (event.target.closest('button[type=button]')) earlyClick = event
  }
  document.addEventListener('click', keepClick)
  boot.takeEarlyClick = () => {
    document.removeEventListener('click', keepClick)
    return earlyClick
  }

  // A form submitted before the app started waits for the app's code, which takes over its input.
  let pendingForms
  let sentForm
  const isPending = (form) => !pendingForms || pendingForms.includes(form)
  addEventListener(
    'submit',
    (event) => {
      if (!isPending(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      sentForm = event.target
      sentForm.ariaBusy = 'true'
      setTimeout(() => sentForm && boot.showBootError(), 10_000)
    },
    true,
  )
  boot.takeSubmit = (form) => {
    pendingForms = pendingForms.filter((pending) => pending !== form)
    // The app may have replaced the submitted form by this one.
    if (!sentForm || (sentForm !== form && sentForm.isConnected)) return false
    sentForm.ariaBusy = null
    sentForm = undefined
    removeCard()
    return true
  }

  const shownLanguage = document.documentElement.lang
  // A server renders in the visitor's language; the host of a static page may not.
  const isStatic = 'static' in document.documentElement.dataset
  // Hide screens for visitors only, such as the login, from members, because a redirect follows.
  const isMember = Boolean(stored('token'))
  if (isMember) document.documentElement.dataset.member = ''
  const isHidden =
    (isMember && document.documentElement.dataset.prerendered === 'visitor') ||
    ((language ?? (isStatic && preferredLanguage(map.languages))) || shownLanguage) !== shownLanguage
  if (isHidden) {
    document.documentElement.dataset.awaiting = ''
    setTimeout(() => delete document.documentElement.dataset.awaiting, 4000)
  }
  document.addEventListener('DOMContentLoaded', () => {
    pendingForms = [...document.forms]
    let hasStarted = false
    const startOnce = () => {
      if (hasStarted) return
      hasStarted = true
      boot.state = JSON.parse(document.getElementById('state').textContent)
      showFonts()
      startPreloading()
      const late = document.getElementById('late').content
      for (const script of late.querySelectorAll('script')) script.async = false
      spares = late.cloneNode(true)
      document.body.append(late)
    }
    const images = [...document.querySelectorAll('img[fetchpriority=high]')]
    if (isHidden || images.length === 0) return startOnce()
    // Starts after the frame that paints the images: the start takes time of the same thread.
    Promise.allSettled(images.map((image) => image.decode())).then(() =>
      requestAnimationFrame(() => setTimeout(startOnce)),
    )
    setTimeout(startOnce, 3000)
  })
})(__MAP__)
