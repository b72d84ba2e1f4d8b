import { expect, test } from '@rstest/core'
import { parse } from 'yaml'
import type { Operation } from '../handlers/operation'
import { readContract } from '../node/contract-file'
import { routedOperations } from '../server/pipeline'
import { createContractCheck } from './ajv-check'
import { type ContractDocument, operationsOf } from './contract-document'

const contract = readContract()
const check = createContractCheck(contract)
const operations = operationsOf(parse(contract) as ContractDocument)
/** Operations that read static files of the product; the mock server does not serve these files. */
const staticOperations = ['getTranslations']

const baseRequest = {
  path: {},
  query: new URLSearchParams(),
  contentType: 'application/json',
  hasToken: true,
  body: undefined,
}
const baseAnswer = { status: 200, contentType: 'application/json', body: '' }

// Covers MCK-01
test('the mock router has every operation of openapi.yaml at its exact path', () => {
  const routed = routedOperations.map(({ id, method, path }) => `${id} ${method} ${path}`)
  const documented = [...operations].map(([id, { method, path }]) => `${id} ${method} ${path}`)
  expect(routed.sort()).toEqual(
    documented.filter((line) => !staticOperations.some((id) => line.startsWith(id))).sort(),
  )
})

test('the mock router requires a token where openapi.yaml requires one', () => {
  const declared = routedOperations.map(({ id }) => {
    const security = operations.get(id)?.value.security ?? []
    return [id, security.length === 1 ? 'member' : 'open']
  })
  expect(routedOperations.map(({ id, access }) => [id, access])).toEqual(declared)
})

// Covers API-03
test('the contract check names the field of an invalid request', () => {
  const reactToPost = { id: 'reactToPost' } as const
  expect(check.request(reactToPost, { ...baseRequest, body: { postId: 1, reactionType: 1 } })).toEqual([])
  expect(check.request(reactToPost, { ...baseRequest, body: { postId: 1, reactionType: 7 } })).toEqual([
    'body.reactionType must be equal to one of the allowed values',
  ])
  expect(
    check.request(reactToPost, { ...baseRequest, body: { postId: 1, reactionType: 1, mood: 'good' } }),
  ).toEqual(["body must NOT have additional properties 'mood'"])
  expect(check.request(reactToPost, baseRequest)).toEqual(['body is missing'])
  expect(check.request(reactToPost, { ...baseRequest, contentType: 'text/plain', body: 'x' })).toEqual([
    "content type 'text/plain' is not application/json",
  ])
})

// Covers FLT-35
test('the contract check requires the JSON content type of a write with a token, also without a body', () => {
  const faultsOf = (id: Operation['id'], request: object) =>
    check.request({ id }, { ...baseRequest, ...request })
  const path = { id: '1' }
  const untyped = { path, contentType: '' }
  expect(faultsOf('deleteTag', { path })).toEqual([])
  expect(faultsOf('deleteTag', untyped)).toEqual(["content type '' is not application/json"])
  expect(faultsOf('getTags', untyped)).toEqual([])
  expect(faultsOf('negotiateMessageHub', { contentType: 'text/plain;charset=UTF-8' })).toEqual([])
})

// Covers API-03
test('the contract check names a wrong parameter and an unexpected token', () => {
  const getMessages = { id: 'getMessages' } as const
  const query = (text: string) => ({ ...baseRequest, query: new URLSearchParams(text) })
  expect(check.request(getMessages, query('destinationId=5'))).toEqual([])
  expect(check.request(getMessages, query(''))).toEqual(["query 'destinationId' is missing"])
  expect(check.request(getMessages, query('destinationId=5&page=2'))).toEqual([
    "query 'page' is not in the contract",
  ])
  expect(check.request({ id: 'getHomeFeed' }, baseRequest)).toEqual(['header Authorization must not be sent'])
  expect(check.request({ id: 'negotiateMessageHub' }, query('negotiateVersion=7'))).toEqual([
    "query 'negotiateVersion' must be <= 1",
  ])
})

// Covers API-03
test('the contract check compares form fields with their contract types', () => {
  const createPost = { id: 'createPost' } as const
  const form = (body: object) =>
    check.request(createPost, { ...baseRequest, contentType: 'multipart/form-data; boundary=x', body })
  const good = { content: 'Hello', publicPost: 'true', publishOnNostr: 'false' }
  expect(form({ ...good, imageFile: new Blob(['x']), videoType: '2', videoLink: '76979871' })).toEqual([])
  expect(form({ ...good, publicPost: 'yes' })).toEqual(['body.publicPost must be boolean'])
  expect(form({ ...good, imageFile: 'holiday.png' })).toEqual(['body.imageFile must be string'])
  expect(form({ ...good, id: '5' })).toEqual(["body must NOT have additional properties 'id'"])
})

// Covers API-03
test('the contract check names the field of an invalid response', () => {
  const reactToPost = { id: 'reactToPost' } as const
  const answer = (body: unknown, status = 200) =>
    check.answer(reactToPost, { ...baseAnswer, status, body: JSON.stringify(body) })
  expect(answer({ reactionType: 1, likeCount: 1, dislikeCount: 0 })).toEqual([])
  expect(answer({ reactionType: 1, likeCount: '1', dislikeCount: 0 })).toEqual([
    'body.likeCount must be integer',
  ])
  expect(answer({ reactionType: 1, likeCount: 1 })).toEqual([
    "body must have required property 'dislikeCount'",
  ])
  expect(answer({}, 302)).toEqual(['status 302 is not in the contract'])
  expect(check.answer({ id: 'createOrder' }, { ...baseAnswer, body: '"enrolled"' })).toEqual([
    "content type 'application/json' is not text/plain",
  ])
})
