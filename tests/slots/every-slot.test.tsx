import { definePlugin, page, route, type SlotEntry } from '@kernel'
import { $failures } from '@kernel/core/plugin/diagnostics'
import type { EntryKind, SlotFill } from '@kernel/core/plugin/slot'
import { ready } from '@kernel/parts'
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeDevice, openProduct, recordDownloads, startMockServer } from '@tests/kit'
import { allSettled, type Scope } from 'effector'
import { enrollmentDetected } from '../../plugins/commerce/api/check-cart'
import declared from '../../plugins/diagnostics/model/slots.gen.json'
import { manifests } from '../plugin-combinations/open-screens'

const mock = startMockServer()

/** A screen that draws a slot. */
interface Place {
  readonly at: string
  /** The current user; default: a visitor. */
  readonly as?: string
  /** Content of config.json. */
  readonly settings?: object
  /** Width of the window in px. */
  readonly width?: number
  /** Makes the slot visible on the screen. */
  readonly reach?: (scope: Scope) => unknown
  /** Whether only one entry is mounted at a time, so that a broken one is not. */
  readonly isSingle?: boolean
}

const ana = { as: 'ana' }
const click = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }))
/** Opens the menu of the first element that has one, and waits until it has the focus. */
const openMenuIn = async (selector: string, name: RegExp) => {
  const button = await waitFor(() => {
    const [first] = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) =>
      within(element).queryAllByRole('button', { name }),
    )
    if (!first) throw new Error(`Nothing in ${selector} has the menu.`)
    return first
  })
  await userEvent.click(button)
  await waitFor(() => expect(document.activeElement?.role).toBe('menu'))
}

/** Where each slot is drawn. A slot without a place is a type error. */
const places: Readonly<Record<keyof typeof declared, Place>> = {
  'kernel/navbar.start': { ...ana, at: '/settings' },
  'kernel/navbar.end': { ...ana, at: '/settings' },
  'kernel/user-menu': { ...ana, at: '/settings', reach: () => click('button', 'Account menu') },
  'kernel/me.header': { ...ana, at: '/me', width: 360 },
  'kernel/footer': { at: '/user/login' },
  'kernel/keyboard-shortcuts': { ...ana, at: '/settings' },
  'kernel/share.targets': {
    ...ana,
    at: '/course/1441',
    reach: () => click('button', 'Share'),
    isSingle: true,
  },
  'kernel/link.cards': { ...ana, at: '/mypage?tab=feed', isSingle: true },
  'kernel/not-found.actions': { ...ana, at: '/nowhere' },
  'kernel/background': { ...ana, at: '/settings' },
  'kernel/my-page.tabs': { ...ana, at: '/mypage?tab=section', isSingle: true },
  'kernel/my-page.side': { ...ana, at: '/mypage' },
  'kernel/my-page.reading': { ...ana, at: '/mypage' },
  'kernel/my-page.actions': { ...ana, at: '/mypage' },
  'accounts/profile.panels': { ...ana, at: '/user/profile' },
  'accounts/data.exports': {
    ...ana,
    at: '/settings?panel=data',
    reach: () => {
      recordDownloads()
      return click('button', 'Download my data')
    },
  },
  'accounts/report.after': {
    ...ana,
    at: '/mypage',
    settings: { captcha: { provider: 'none' } },
    reach: async () => {
      mock.setScenarios('no-captcha')
      await openMenuIn('article', /^More actions/)
      await userEvent.keyboard('repo{Enter}')
      await click('radio', 'Spam or advertising')
      await click('button', 'Send report')
    },
  },
  'accounts/login.notices': { at: '/user/login' },
  'accounts/login.aside': { at: '/user/login' },
  'accounts/login.methods': { at: '/user/login' },
  'accounts/registration.fields': { at: '/user/register' },
  'accounts/landing.sections': { at: '/' },
  'accounts/landing.highlights': { at: '/' },
  'commerce/cart.item-details': { ...ana, at: '/shoppingCart' },
  'billing/payments.notes': { ...ana, at: '/user/billing' },
  'commerce/cart.sections': { ...ana, at: '/shoppingCart' },
  'commerce/checkout.steps': { ...ana, at: '/checkout', isSingle: true },
  'commerce/order.sections': {
    ...ana,
    at: '/course/enrolled',
    reach: (scope) => allSettled(enrollmentDetected, { scope, params: 1441 }),
  },
  'courses/details.actions': { as: 'nova', at: '/course/1441' },
  'courses/details.sections': { at: '/course/1441' },
  'courses/first': { as: 'nova', at: '/course/mycourses' },
  'courses/card.footer': { ...ana, at: '/course/mycourses' },
  'courses/lesson.sections': { ...ana, at: '/lesson?course=1458&lesson=1460' },
  'diagnostics/sections': { at: '/__plugins', settings: { diagnostics: true } },
  'diagnostics/report.sinks': {
    at: '/',
    settings: { reports: { enabled: true } },
    reach: () => {
      // Without a listener, the test runner would count the error as its own.
      addEventListener('error', () => undefined)
      return waitFor(() => {
        dispatchEvent(new ErrorEvent('error', { error: new Error('The page is broken.') }))
        expect(called).toHaveBeenCalled()
      })
    },
  },
  'groups/editor.members': { ...ana, at: '/group/create' },
  'groups/group.activity': { ...ana, at: '/manageGroups' },
  'groups/group.sections': { ...ana, at: '/manageGroups?group=1418' },
  'groups/list.sections': { ...ana, at: '/manageGroups' },
  'messaging/conversations.search': {
    ...ana,
    at: '/messages',
    reach: () => click('button', 'New conversation'),
  },
  'messaging/conversations.first': { as: 'nova', at: '/messages' },
  'messaging/contacts.pictures': { ...ana, at: '/messages' },
  'messaging/conversations.groups': { ...ana, at: '/messages?group=1418' },
  'messaging/conversation.details': { ...ana, at: '/messages?with=BRUNO' },
  'messaging/message.actions': {
    ...ana,
    at: '/messages?with=BRUNO',
    reach: () => openMenuIn('[role=log]', /^More actions/),
    isSingle: true,
  },
  'messaging/composer.tools': { ...ana, at: '/messages?with=BRUNO' },
  'network/suggestions.sources': { ...ana, at: '/discover' },
  'network/discover.sections': { ...ana, at: '/discover' },
  'network/person.actions': {
    ...ana,
    at: '/manageConnections',
    reach: () => openMenuIn('main li', /^More actions/),
    isSingle: true,
  },
  'network/people.known': { ...ana, at: '/settings', reach: () => click('button', /^Notifications/) },
  'notices/sources': { ...ana, at: '/settings' },
  'posts/editor.audience': {
    ...ana,
    at: '/createPost',
    reach: async () => {
      await click('button', /^Who can see it/)
      await click('button', 'By tags')
    },
  },
  'posts/editor.readers': {
    ...ana,
    at: '/createPost',
    reach: async () => {
      await click('button', /^Who can see it/)
      await click('button', 'By tags')
      await click('button', 'Garden')
    },
  },
  'posts/newcomer.steps': { as: 'nova', at: '/mypage' },
  'posts/newcomer.sections': { as: 'nova', at: '/mypage' },
  'posts/post.footer': { ...ana, at: '/mypage' },
  'posts/editor.sections': { ...ana, at: '/createPost' },
  'posts/post.actions': {
    ...ana,
    at: '/mypage',
    reach: () => openMenuIn('article', /^More actions/),
    isSingle: true,
  },
  'posts/comment.actions': {
    ...ana,
    at: '/mypage',
    reach: () => openMenuIn('article li', /^Actions for this comment/),
    isSingle: true,
  },
  'preferences/sections': { ...ana, at: '/settings' },
  'public-page/header': { at: '/@ana.martins' },
  'public-page/sections': { at: '/@ana.martins' },
  'public-page/details': { at: '/@ana.martins' },
  'public-page/actions': { as: 'bruno', at: '/@ana.martins' },
  'search/sources': { ...ana, at: '/settings', reach: () => click('button', 'Search or jump to…') },
}

const probeRoute = route('probe/home', '/probe')
const label = { namespace: 'probe', key: 'contribution' }
const drawn = () => <p>It is drawn</p>
const mounted = rs.fn(() => null)
/** A hook, whose value fits the owner of each slot. */
const hook = rs.fn(() => ready(Object.assign([], { results: [], total: 0 })))
const called = rs.fn(async () => 'data')

/** An entry is a component for the test: the kind of the slot decides how its owner runs it. */
const codeOf = (run: () => unknown) => async () => ({ default: run as () => null })

/** An entry of each kind, and how to see it. */
const entries: Readonly<Record<EntryKind, Partial<SlotEntry>>> = {
  component: { load: async () => ({ default: drawn }) },
  section: { label, load: async () => ({ default: drawn }) },
  link: { label, to: probeRoute },
  'menu item': { label, load: async () => ({ default: drawn }) },
  shortcut: { label, segment: 'g z', load: async () => ({ default: mounted }) },
  'checklist item': { label, to: probeRoute, load: codeOf(hook) },
  'background component': { load: async () => ({ default: mounted }) },
  value: { load: codeOf(hook) },
  function: { load: codeOf(called) },
}
const runs: Partial<Record<EntryKind, typeof mounted | typeof hook | typeof called>> = {
  'checklist item': hook,
  value: hook,
  function: called,
}
const seen = async (kind: EntryKind) => {
  if (kind === 'menu item') {
    const item = await screen.findByText('Contribution')
    if (item.closest('[role=menu]')) await userEvent.keyboard('con{Enter}')
    else await userEvent.click(item)
  }
  if (kind === 'link' || kind === 'checklist item')
    expect(await screen.findAllByText('Contribution')).not.toEqual([])
  if (entries[kind].load) {
    if (kind === 'component' || kind === 'section' || kind === 'menu item')
      expect(await screen.findAllByText('It is drawn')).not.toEqual([])
    else await waitFor(() => expect(runs[kind] ?? mounted).toHaveBeenCalled())
  }
}
const broken: Partial<SlotEntry> = {
  order: 2,
  label,
  segment: 'g y',
  load: async () => ({
    default: () => {
      throw new Error('The contribution is broken.')
    },
  }),
}

/** A plugin with an entry of each kind that the slot takes, and a broken one. */
function probe(slot: string, kinds: readonly EntryKind[]) {
  const ofSlot = (kind: string, entry: Partial<SlotEntry>): SlotFill => ({
    slot,
    entry: { id: `probe/${kind.replace(' ', '-')}`, order: 1, hasServerState: false, ...entry },
  })
  return definePlugin({
    id: 'probe',
    routes: [page(probeRoute, { load: async () => ({ default: drawn }) })],
    fills: [
      ...kinds.map((kind) => ofSlot(kind, entries[kind])),
      ...(kinds.some((kind) => kind !== 'link') ? [ofSlot('broken', broken)] : []),
    ],
  })
}

beforeEach(() => {
  for (const run of [mounted, hook, called]) run.mockClear()
  // Short lists render faster. Happy-dom has no layout: here scroll containers have a height.
  mock.state.posts.splice(12)
  for (const post of mock.state.posts) post.content += ' http://localhost:3000/user/register'
  mock.state.connections.splice(12)
  rs.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const size of ['clientHeight', 'offsetHeight'] as const)
    rs.spyOn(HTMLElement.prototype, size, 'get').mockImplementation(function (this: HTMLElement) {
      return this.role === 'log' ? 600 : 0
    })
})
afterEach(() => {
  rs.restoreAllMocks()
})

// Covers EXT-01
for (const [slot, { at, as, settings, width, reach, isSingle }] of Object.entries(places)) {
  const kinds = declared[slot as keyof typeof declared] as readonly EntryKind[]
  test(`${slot} draws what it takes and survives a broken entry`, async () => {
    if (width) fakeDevice({ width })
    const bruno = mock.state.people.find(({ login }) => login.startsWith('bruno'))?.id
    const scope = await openProduct(at.replace('BRUNO', String(bruno)), {
      plugins: [...manifests, probe(slot, kinds)],
      as,
      settings,
    })
    await reach?.(scope)
    for (const kind of kinds) await seen(kind)
    const hasBroken = !isSingle && kinds.some((kind) => kind !== 'link')
    const failed = () => new Set(scope.getState($failures).map(({ entry }) => entry))
    await waitFor(() => expect(failed()).toEqual(new Set(hasBroken ? ['probe/broken'] : [])))
    expect(document.querySelector('main')?.textContent).not.toBe('')
  })
}
