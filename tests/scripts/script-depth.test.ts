import { expect, test } from '@rstest/core'
import { initiatorUrls, scriptDepth } from '../../scripts/size/script-depth.mjs'

const page = 'https://roda.example/'

test('scriptDepth is one for scripts that the page itself requests', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/login.js', causes: [page] },
  ]
  expect(scriptDepth(scripts)).toBe(1)
})

test('scriptDepth is three when an imported script imports another script', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/plugin.js', causes: ['/index.js'] },
    { url: '/login.js', causes: ['/index.js', '/plugin.js'] },
  ]
  expect(scriptDepth(scripts)).toBe(3)
})

test('scriptDepth counts a preloaded script as requested by the page', () => {
  const scripts = [
    { url: '/index.js', causes: [] },
    { url: '/login.js', causes: [page] },
    { url: '/login.js', causes: ['/index.js'] },
  ]
  expect(scriptDepth(scripts)).toBe(1)
})

test('scriptDepth is zero for a page without scripts', () => expect(scriptDepth([])).toBe(0))

test('initiatorUrls includes callers before an await', () => {
  const frames = (...urls: string[]) => urls.map((url) => ({ url }))
  const initiator = {
    stack: { callFrames: frames('/index.js'), parent: { callFrames: frames('/plugin.js', '/lib.js') } },
  }
  expect(initiatorUrls(initiator)).toEqual(['/index.js', '/plugin.js', '/lib.js'])
})
