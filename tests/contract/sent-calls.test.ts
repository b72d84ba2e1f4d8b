import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { documentedCalls } from './documented-calls'

/**
 * Calls that the generated client does not make: what stands in the source instead, and where. The browser, the
 * library of the hub and the page's early script ask for these by their address.
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

/** The calls that the generated client makes, each with the file that makes it. */
const made = sources.flatMap(({ text }) =>
  [...text.matchAll(/\b(?:api\s*\.(GET|POST)|apiQuery)(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(
    ([, method = 'GET', path]) => ({ call: `${method} ${path}`, text }),
  ),
)

// The client is typed by openapi.yaml: a call that is written has the path, the query and the fields that it documents, or
// does not compile. The mock server holds what is really sent against it in all other tests.
// Covers API-02
test.each(documentedCalls)('$method $path is sent', ({ method, path, contentType }) => {
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
test('nothing is called around the generated client, but by the kernel', () => {
  const around = sources.filter(
    ({ file, text }) => file.startsWith('plugins') && /\bfetch\(|XMLHttpRequest|sendBeacon/.test(text),
  )
  expect(around.map(({ file }) => file)).toEqual([])
})
