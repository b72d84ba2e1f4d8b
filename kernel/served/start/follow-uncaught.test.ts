import { expect, test } from '@rstest/core'
import { isOfPage } from './follow-uncaught'

const ours = 'https://roda.example/static/js/async/412.5f0c.js'

// Covers PLG-04
test.each([
  ['a script of the build', true, `Error: no\n    at send (${ours}:1:2045)`],
  ['a script of the build in Firefox', true, `send@${ours}:1:2045\n`],
  ['a remote plugin', true, 'Error: no\n    at x (https://plugins.example/club.mjs:3:9)'],
  ['a retried script', true, `Error: no\n    at x (${ours}?again=1:1:7)`],
  [
    'a function that an extension has wrapped',
    true,
    `Error\n    at chrome-extension://abc/fetch.js:1:1\n    at ${ours}:2:2`,
  ],
  ['no stack', true, ''],
  [
    'an extension in Chromium',
    false,
    'Error: no\n    at HTMLDocument.x (chrome-extension://abc/content.js:2:10)',
  ],
  ['an extension in Firefox', false, 'x@moz-extension://6f7a/content.js:2:10\n'],
  ['an extension in Safari', false, 'x@safari-web-extension://6F7A/content.js:2:10'],
  ['a function that an extension puts into the page', false, 'Error: no\n    at <anonymous>:1:7'],
  ['a script in the document', false, 'Error: no\n    at x (https://roda.example/mypage:40:12)'],
])('an error of a press is told only if it is not that of an extension: %s', (_, isTold, stack) => {
  expect(isOfPage(Object.assign(new Error('no'), { stack }))).toBe(isTold)
})
