import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { loadRemote } from './load-remote'

const integrity = `sha384-${'A'.repeat(64)}`
const remote = (code: string) => ({
  id: 'stars',
  url: `data:text/javascript,${encodeURIComponent(code)}`,
  integrity,
  styles: [{ url: 'data:text/css,', integrity }],
})
const good = remote("export default { id: 'stars' }")
const loadSharedModules = () => Promise.resolve({ exposeSharedModules: () => undefined })
const styles = () => document.head.querySelectorAll('link[rel=stylesheet]').length

/** happy-dom loads no files of links: every link loads, and every hash is right. */
const loadsLinks = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) node.dispatchEvent(new Event('load'))
})
beforeEach(() => {
  loadsLinks.observe(document.head, { childList: true })
  rs.spyOn(Object.getPrototypeOf(document.createElement('link').relList), 'supports').mockReturnValue(true)
  rs.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''))
})
afterEach(() => {
  loadsLinks.disconnect()
  rs.restoreAllMocks()
  document.head.replaceChildren()
})

// Covers PLG-04
test('loadRemote applies the styles of a plugin, and removes them when the plugin is refused', async () => {
  const controller = new AbortController()
  expect(await loadRemote(good, controller.signal, loadSharedModules)).toEqual({ id: 'stars' })
  expect(styles()).toBe(1)
  controller.abort()
  expect(styles()).toBe(0)
})

// Covers PLG-04
test('loadRemote does not run a plugin when the shared modules arrive too late', async () => {
  // All files have loaded; only the signal tells that the time is over.
  const loading = loadRemote(remote('globalThis.hasRun = true'), AbortSignal.abort(), loadSharedModules)
  await expect(loading).rejects.toThrow()
  expect(Reflect.has(globalThis, 'hasRun')).toBe(false)
})

// Covers PLG-04
test('loadRemote requests the shared modules again after one failure', async () => {
  let requests = 0
  const load = async () => {
    requests += 1
    if (requests === 1) throw new Error('Loading chunk 7 failed.')
    return loadSharedModules()
  }
  expect(await loadRemote(good, new AbortController().signal, load)).toEqual({ id: 'stars' })
})
