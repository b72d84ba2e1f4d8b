import { expect, test } from '@rstest/core'
import { initiatorUrls, scriptDepth } from './script-depth.mjs'

const page = 'https://roda.example/'

test('scripts that the page asks for, inline script included, come in one round trip', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/login.js', causes: [page] },
  ]
  expect(scriptDepth(scripts)).toBe(1)
})

test('a script that is found in a script that is found in a script makes three', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/plugin.js', causes: ['/index.js'] },
    { url: '/login.js', causes: ['/index.js', '/plugin.js'] },
  ]
  expect(scriptDepth(scripts)).toBe(3)
})

test('a script that was preloaded is there already when another one asks for it', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/login.js', causes: [page] },
    { url: '/login.js', causes: ['/index.js'] },
  ]
  expect(scriptDepth(scripts)).toBe(1)
})

test('no scripts, no round trips', () => expect(scriptDepth([])).toBe(0))

test('looks for the cause across awaits', () => {
  const frames = (...urls: string[]) => urls.map((url) => ({ url }))
  const initiator = {
    stack: { callFrames: frames('/index.js'), parent: { callFrames: frames('/plugin.js', '/lib.js') } },
  }
  expect(initiatorUrls(initiator)).toEqual(['/index.js', '/plugin.js', '/lib.js'])
})
