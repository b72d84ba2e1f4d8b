import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { callsIn, callsWithoutClient } from '../../scripts/check/missing-parts.mjs'
import { documentedCalls } from './documented-calls'

const isProduct = (name: string) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name)
const sources = ['kernel', 'plugins']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(isProduct)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Calls made with the generated client, each with the text of its source file. */
const made = sources.flatMap(({ text }) => callsIn(text).map((call) => ({ call, text })))

// Checks only that each call is sent. Path, query and fields are checked at compile time by types generated from
// openapi.yaml, and at run time by the mock server of the other tests.
// Covers API-02
test.each(documentedCalls)('the product sends $method $path', ({ method, path, contentType }) => {
  const call = `${method} ${path}`
  const other = callsWithoutClient[call]
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
