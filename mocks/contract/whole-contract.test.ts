import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { parse } from 'yaml'
import { wholeContract } from './whole-contract.mjs'

const product = `tags: [{ name: posts }]
paths: { /api/post: { get: {} } }
components: { responses: { Refused: {} }, schemas: { Post: {} } }
`

/** Creates a project directory with contracts only. */
function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ 'openapi.yaml': product, 'plugins/posts/x': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

// Covers API-01
test('wholeContract returns openapi.yaml unchanged without plugin contracts', () => {
  expect(wholeContract(project({}))).toBe(product)
})

test('wholeContract merges a plugin contract and adapts its references', () => {
  const films = `tags: [{ name: films }]
paths: { /api/films: { get: { responses: { 4XX: { $ref: '../../openapi.yaml#/components/responses/Refused' } } } } }
components: { schemas: { Film: {} } }
`
  const whole = parse(wholeContract(project({ 'plugins/films/openapi.yaml': films })))
  expect(Object.keys(whole.paths)).toEqual(['/api/post', '/api/films'])
  expect(whole.paths['/api/films'].get.responses['4XX'].$ref).toBe('#/components/responses/Refused')
  expect(Object.keys(whole.components.schemas).sort()).toEqual(['Film', 'Post'])
})

test('wholeContract rejects a plugin path that openapi.yaml already contains', () => {
  const root = project({ 'plugins/films/openapi.yaml': 'paths: { /api/post: { get: {} } }\n' })
  expect(() => wholeContract(root)).toThrow(/plugins\/films\/openapi\.yaml: the path \/api\/post/)
})
