import { expect, test } from '@rstest/core'
import { initiatorUrls, scriptDepth } from '../../scripts/size/script-depth.mjs'

const page = 'https://roda.example/'

test('scriptDepth counts one round trip for scripts that the page requests', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/login.js', causes: [page] },
  ]
  expect(scriptDepth(scripts)).toBe(1)
})

test('scriptDepth counts three round trips for an import of an import', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/plugin.js', causes: ['/index.js'] },
    { url: '/login.js', causes: ['/index.js', '/plugin.js'] },
  ]
  expect(scriptDepth(scripts)).toBe(3)
})

test('scriptDepth does not count a script that was preloaded', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/login.js', causes: [page] },
    { url: '/login.js', causes: ['/index.js'] },
  ]
  expect(scriptDepth(scripts)).toBe(1)
})

test('scriptDepth is zero for a page without scripts', () => expect(scriptDepth([])).toBe(0))

test('scriptDepth follows the call stack of an import across awaits', () => {
  const frames = (...urls: string[]) => urls.map((url) => ({ url }))
  const initiator = {
    stack: { callFrames: frames('/index.js'), parent: { callFrames: frames('/plugin.js', '/lib.js') } },
  }
  expect(initiatorUrls(initiator)).toEqual(['/index.js', '/plugin.js', '/lib.js'])
})
