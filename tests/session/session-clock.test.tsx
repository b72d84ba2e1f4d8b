import { $session, loginRoute, myPageRoute, timeoutRoute } from '@kernel'
import { reportUsageFx } from '@kernel/core/session/effects'
import accounts from '@plugins/accounts/plugin'
import { beforeEach, expect, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, fakeClock, fillIn, openProduct, reload, startMockServer } from '@tests/kit'

const mock = startMockServer()
const minute = 60_000

beforeEach(() => {
  mock.setScenarios('no-captcha')
  localStorage.setItem('consent', 'true')
})

const token = () => localStorage.getItem('token')
const seeAddress = (expected: string) =>
  waitFor(() => expect(`${location.pathname}${location.search}`).toBe(expected))
const reports = () => mock.requests('addLoggedTime').map(({ body }) => body)

/** Starts a session of Ana, whose time is limited to some minutes. */
async function open({ address = myPageRoute.path as string, limit = 120, now = new Date() } = {}) {
  const { advance } = fakeClock(now)
  for (const { login, settings } of mock.state.people) if (login === 'ana.martins') settings.timeout = limit
  const scope = await openProduct(address, { plugins: [accounts], as: 'ana' })
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  const untilReported = (count: number) =>
    waitFor(() => {
      expect(reports()).toHaveLength(count)
      // The next 30 s begin when the answer arrives.
      expect(scope.getState(reportUsageFx.pending)).toBe(false)
    })
  return { advance, untilReported }
}

/** Stays on the feed until the session times out. */
async function openUntilTimeout() {
  const { advance } = await open({ address: '/mypage?tab=feed', limit: 2 })
  await advance(2 * minute + 30_000)
  await seeAddress(timeoutRoute.path)
}

async function logInAs(name: string) {
  fireEvent.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Log in again' }))
  await seeAddress(loginRoute.path)
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fillIn('Email', `${name}@roda.example`)
  enterPassword()
}

function enterPassword() {
  fillIn('Password', 'roda-demo')
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
}

// Covers KRN-CLOCK-01, KRN-CLOCK-03
test('usage is reported every 30 s, and the server can end the session', async () => {
  const { advance, untilReported } = await open()
  for (const count of [1, 2, 3]) {
    await advance(30_000)
    await untilReported(count)
  }
  expect(reports().at(-1)).toMatchObject({
    elapsedTime: 1,
    StartTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/),
    ActualTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/),
  })

  mock.fault({ operation: 'addLoggedTime', json: true })
  await advance(30_000)
  await seeAddress(timeoutRoute.path)
  expect(token()).toBeNull()
})

// Covers KRN-CLOCK-02
test('a login after a timeout returns to the same screen', async () => {
  await openUntilTimeout()
  // The screen knows whose session it was, and asks for the password only.
  await screen.findByText('Ana Martins')
  expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull()
  enterPassword()
  await seeAddress('/mypage?tab=feed')
})

// Covers KRN-CLOCK-02
test('a login of another user after a timeout opens my page', async () => {
  await openUntilTimeout()
  await reload()
  await logInAs('bruno')
  await seeAddress(myPageRoute.path)
})

// Covers KRN-CLOCK-02
test('a warning appears 5 minutes and 1 minute before the session ends', async () => {
  const { advance } = await open({ limit: 30 })
  const warning = () => screen.queryByText(/^Session ends in/)
  await advance(24.5 * minute)
  expect(warning()).toBeNull()
  await advance(minute)
  await waitFor(() => expect(warning()?.textContent).toContain('5 min'))
  const alert = warning()?.closest<HTMLElement>('[role=status]')
  if (!alert) throw new Error('The warning is no status message.')
  await expectAccessible()
  // Said once.
  const bar = within(screen.getByRole('banner'))
  expect(bar.queryByText(/minutes left/)).toBeNull()
  fireEvent.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(warning()).toBeNull()
  expect(bar.getByText(/minutes left/)).toBeTruthy()
  await advance(4 * minute)
  await waitFor(() => expect(warning()?.textContent).toContain('1 min'))
})

// Covers KRN-CLOCK-02
test('the warning counts the minutes down, but only its appearance is announced', async () => {
  const { advance } = await open({ limit: 30 })
  const see = (text: string, live: string) =>
    waitFor(() => {
      const warning = screen.getByText(/^Session ends in/)
      expect(warning.textContent).toBe(`Session ends in ${text}`)
      expect(warning.closest('[aria-live], [role=status]')?.getAttribute('aria-live') ?? 'polite').toBe(live)
    })
  await advance(25.5 * minute)
  await see('5 min', 'polite')
  await advance(minute)
  await see('4 min', 'off')
  await advance(2 * minute)
  await see('2 min', 'off')
  await advance(minute)
  await see('1 min', 'polite')
})

// Covers KRN-CLOCK-02, KRN-NAV-04
test('the session and its minutes stay valid when the clock jumps', async () => {
  const now = new Date('2026-03-01T10:00:00')
  const { advance, untilReported } = await open({ now })
  const minutes = () => screen.getByText(/minutes left in this session/).textContent
  expect(minutes()).toMatch(/^120 /)
  for (const [jump, elapsed] of [
    ['2026-03-04T10:00:00', [0]],
    ['2026-02-01T10:00:00', [0, 1]],
  ] as const) {
    rs.setSystemTime(new Date(jump))
    // The mock server has the clock of this process, but that of a real server does not jump.
    mock.setClock((now.getTime() - new Date(jump).getTime()) / minute)
    await advance(31_000)
    await untilReported(elapsed.length)
    expect(reports()).toMatchObject(elapsed.map((elapsedTime) => ({ elapsedTime })))
    expect(location.pathname).toBe(myPageRoute.path)
    expect(minutes()).toMatch(/^1(20|19) /)
  }
})

const renewals = () => mock.requests('retryLogin').length
const stayButton = () => screen.findByRole('button', { name: 'Stay logged in' })

// Covers UX-60
test('a press extends the session, and the focus was not taken before', async () => {
  const { advance } = await open({ limit: 30 })
  const [focused, before] = [document.activeElement, renewals()]
  await advance(25.5 * minute)
  const button = await stayButton()
  expect(document.activeElement).toBe(focused)
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByText(/^Session ends in/)).toBeNull())
  await screen.findByText('You stay logged in.')
  expect(renewals()).toBe(before + 1)
  await advance(6 * minute)
  await seeAddress(myPageRoute.path)
  expect(token()).not.toBeNull()
})

for (const status of [401, 403]) {
  // Covers UX-60
  test(`a refusal with ${status} says when the session ends, and it does`, async () => {
    const { advance } = await open({ limit: 30, now: new Date(2026, 2, 7, 13, 35) })
    await advance(25.5 * minute)
    mock.fault({ operation: 'retryLogin', status })
    fireEvent.click(await stayButton())
    const said = await screen.findByText(/Save your text; you will be logged out at 2:05\sPM\.$/)
    expect(said.closest('[role=status]')).not.toBeNull()
    expect(token()).not.toBeNull()
    await expectAccessible()
    await advance(5 * minute)
    await seeAddress(timeoutRoute.path)
  })
}
