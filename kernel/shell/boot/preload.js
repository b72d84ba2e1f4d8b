// Runs before any script of the product has come, inlined into the page by scripts/build/boot-script.ts:
// it asks for the settings and the texts, and for the code of the screen that the address names and what
// that shows first, so that nothing of these waits at the end of a chain. Manifests of plugins that are off are not asked for.
// The build writes the path that the product stands below in place of __BASE__.
// The start page comes drawn, and its picture first: nothing else is asked for until that is seen.
;((map) => {
  const early = { texts: {}, written: map.written }
  globalThis.early = early
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
  early.newer = async () => {
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
  early.renew = async () => {
    const build = await early.newer().catch(() => undefined)
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
  let isGivenUp = false
  early.giveUp = async () => {
    if (isGivenUp) return
    isGivenUp = true
    await early.renew()
    const [sentence, retry] = map.stuck[stored('language')] ?? map.stuck[map.languages[0]]
    const notice = document.createElement('div')
    const button = document.createElement('button')
    notice.role = 'alert'
    notice.append(sentence, ' ', button)
    button.textContent = retry
    button.onclick = () => location.reload()
    addEventListener('online', () => location.reload())
    document.body.prepend(notice)
  }
  // The scripts of the page alone are put off until it is read; those of screens come later and look after themselves.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.defer && early.giveUp(),
    true,
  )

  const speak = (wanted) => {
    const language = map.languages.find((known) => known.toLowerCase() === String(wanted).toLowerCase())
    if (!language) return
    early.texts[language] = fetch(`${base}/assets/i18n/${language}.json`)
    // Whoever takes the texts hears of a failure; until then it is nobody's.
    early.texts[language].catch(() => undefined)
  }

  // What the screen shows first is on its way while its code is: see decision:preloaded-requests. It is asked for without a token, and
  // kernel/core/http/client.ts takes it up; what nobody has taken is old soon.
  const askAhead = ([pattern, , , ahead], server) => {
    const [path, prefix, isForAll] = ahead ?? []
    if (!path || (!isForAll && stored('token'))) return
    const parameter = decodeURIComponent(new RegExp(pattern, 'i').exec(location.pathname)[1])
    const value = parameter.slice(prefix.length)
    // A name of dots is none: as part of an address it would lead to another call.
    if (/^\.*$/.test(value) || !parameter.startsWith(prefix)) return
    const base = new URL(server || '/', location.origin)
    const named = path.replace(/\{\w+\}/, encodeURIComponent(value))
    const { href: url } = new URL(base.pathname.replace(/\/$/, '') + named, base)
    const giveUp = new AbortController()
    early.asked = { url, giveUp, answer: fetch(url, giveUp) }
    early.asked.answer.catch(() => undefined)
    setTimeout(() => delete early.asked, 20_000)
  }

  // The start page is drawn for a visitor in the base language: it waits out of sight where it will be another one,
  // and whatever becomes of the scripts, not for ever.
  const isPrerendered = 'prerendered' in document.documentElement.dataset

  const theme = stored('theme', false)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // Whoever has been here before has the font too, and sees it from the first moment on. Others get it after the picture.
  const showFonts = () => document.getElementById('fonts')?.removeAttribute('media')
  if (stored('dateFormat')) showFonts()

  const language = stored('language')
  const begin = () => {
    if (language) speak(language)
    early.settings = fetch(`${base}/config.json`).then((answer) => (answer.ok ? answer.json() : {}))
    early.settings
      .catch(() => ({}))
      .then((settings) => {
        const isOn = ([plugin]) => {
          const wish = settings?.plugins?.[plugin]
          return wish !== false && wish?.enabled !== false
        }
        const { pathname, searchParams } = new URL(location.href)
        const page = map.pages.find(
          ([pattern, [screen]]) => isOn(screen) && new RegExp(pattern, 'i').test(pathname),
        )
        // Without a token a member's screen leads elsewhere.
        const screen = page && (!page[2] || stored('token')) ? page[1] : []
        const manifests = Object.entries(map.plugins)
        const needs = [...(manifests.every(isOn) ? [['', map.together]] : manifests), ...screen].filter(isOn)
        // Of the tabs only the chosen one is shown: the first, unless the address names another.
        const tabs = needs.filter(([, , tab]) => tab)
        const shown = tabs.find(([, , tab]) => tab === searchParams.get('tab')) ?? tabs[0]
        new Set(needs.flatMap((need) => (need[2] && need !== shown ? [] : need[1]))).forEach(preload)
        if (!language) speak(settings?.language?.geolocation ? 'en' : (settings?.language?.default ?? 'en'))
        if (page) askAhead(page, settings?.api?.url)
      })
      // An address that cannot be read: the product says so when it is there.
      .catch(() => undefined)
  }
  if (!isPrerendered) return begin()

  const isAwaited = Boolean(language && language !== map.languages[0])
  if (isAwaited) {
    document.documentElement.dataset.awaiting = ''
    setTimeout(() => delete document.documentElement.dataset.awaiting, 4000)
  }
  document.addEventListener('DOMContentLoaded', () => {
    let hasBegun = false
    const beginOnce = () => {
      if (hasBegun) return
      hasBegun = true
      showFonts()
      begin()
      const late = document.getElementById('late').content
      for (const script of late.querySelectorAll('script')) script.async = false
      document.body.append(late)
    }
    const picture = document.querySelector('[fetchpriority=high]')
    if (isAwaited || !picture || picture.complete) return beginOnce()
    picture.addEventListener('load', beginOnce)
    picture.addEventListener('error', beginOnce)
    setTimeout(beginOnce, 3000)
  })
})(__MAP__)
