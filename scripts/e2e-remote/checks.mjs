/** Finds text and controls in any browser. */
const byText = (selector, words) =>
  `[...document.querySelectorAll('${selector}')].find((one) => one.textContent.trim() === '${words}')`
const shows = (words) => `document.body.innerText.includes('${words}')`

/** Tests the remote plugin "stars" of `npm run new:remote` in one browser, next to broken ones. */
export async function checkRemotePlugin({ open, evaluate }, { origin, consoleLines, bad, check }) {
  const seen = (name, expression) => check(name, async () => Boolean(await evaluate(expression)))
  const press = (selector, words) => evaluate(`void ${byText(selector, words)}.click()`)

  await open(`${origin}/user/login`)
  await evaluate(`fetch('/__mock/session', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ login: 'ana@roda.example' }),
  }).then((answer) => answer.json()).then(({ token }) => localStorage.setItem('token', token))`)

  await open(`${origin}/mypage`)
  await seen('the screen is complete', `document.querySelector('[role=feed]') !== null`)
  await seen('a navigation entry', byText('nav a, header a', 'Stars'))
  await seen('a tab', byText('[role=tab]', 'Stars'))
  await press('[role=tab]', 'Stars')
  await seen('one query client', `/You are connected with \\d+ people/.test(document.body.innerText)`)
  await seen('its styles', `getComputedStyle(document.querySelector('.stars-stack')).gap !== 'normal'`)

  await evaluate('void (window.isSamePage = true)')
  await press('a', 'Give stars')
  await seen('a route', `location.pathname === '/stars' && ${byText('h1', 'Stars')} !== undefined`)
  await seen('one effector scope', shows('Hello Ana'))
  await press('button', 'Give a star')
  await press('button', 'Give a star')
  await seen('its own model', shows('2 stars in this session'))
  await press('button', 'What is this?')
  await seen('one React', shows('A plugin that is not part of the build'))
  await seen('one router', 'window.isSamePage === true')

  await open(`${origin}/stars`)
  await seen('a deep link', byText('h1', 'Stars'))
  await evaluate(`localStorage.setItem('language', 'pt-BR')`)
  await open(`${origin}/stars`)
  await seen('its texts in another language', shows('Dar uma estrela'))
  await evaluate(`localStorage.setItem('language', 'en')`)

  for (const [id, pattern] of bad)
    await check(`"${id}" is reported`, async () =>
      consoleLines.some((line) => line.includes(`"${id}"`) && pattern.test(line)),
    )
  await seen('other plugins still work', `${shows('Give a star')} || ${shows('Dar uma estrela')}`)
  await check(
    'no CSP violation',
    async () => !consoleLines.some((line) => /Content.Security.Policy/i.test(line)),
  )
}
