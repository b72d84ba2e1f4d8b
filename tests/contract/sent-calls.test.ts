import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { documentedCalls } from './documented-calls'

/**
 * Calls that the product makes without the generated client, because the browser, the hub library or the boot script
 * makes them. Each entry names a file and a text in it that belongs to the call.
 */
const byAddress: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'GET /posts/images/{name}': ['kernel/core/http/image-url.ts', '/images/'],
  'GET /profile/images/{name}': ['kernel/core/http/image-url.ts', "kind: 'posts' | 'profile'"],
  'GET /assets/i18n/{lang}.json': ['kernel/core/i18n/load-texts.ts', '/assets/i18n/'],
  'POST /MessageHub/negotiate': ['plugins/messaging/settings.ts', "'/MessageHub'"],
}

const isProduct = (name: string) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name)
const sources = ['kernel', 'plugins']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(isProduct)
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^\s*(\*|\/\/).*$/gm, '') }))

/** Calls made with the generated client, each with the text of its source file. */
const made = sources.flatMap(({ text }) =>
  [...text.matchAll(/\b(?:api\s*\.(GET|POST)|apiQuery)(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(
    ([, method = 'GET', path]) => ({ call: `${method} ${path}`, text }),
  ),
)

// Checks only that each call is sent. Path, query and fields are checked at compile time by types generated from
// openapi.yaml, and at run time by the mock server of the other tests.
// Covers API-02
test.each(documentedCalls)('the product sends $method $path', ({ method, path, contentType }) => {
  const call = `${method} ${path}`
  const other = byAddress[call]
  if (other) {
    expect(sources.find(({ file }) => file === other[0])?.text).toContain(other[1])
    return
  }
  const senders = made.filter((one) => one.call === call)
  expect(senders).not.toEqual([])
  if (contentType === 'multipart/form-data')
    for (const { text } of senders) expect(text).toContain('bodySerializer: multipart')
})

// Covers API-01
test('plugins make all calls through the generated client', () => {
  const around = sources.filter(
    ({ file, text }) => file.startsWith('plugins') && /\bfetch\(|XMLHttpRequest|sendBeacon/.test(text),
  )
  expect(around.map(({ file }) => file)).toEqual([])
})
