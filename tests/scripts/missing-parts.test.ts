import { expect, test } from '@rstest/core'
import { missingParts } from '../../scripts/check/missing-parts.mjs'

const contract = {
  paths: {
    '/api/films': { get: { operationId: 'getFilms' } },
    '/api/film/{id}': { post: { operationId: 'rateFilm' } },
  },
}
const handlers = [`export const handlers = [\n  open('getFilms', 'GET /api/films', () => []),\n]`]
const product = [`// api.POST('/api/film/{id}')\nconst { data } = useQuery(apiQuery('/api/films', { read }))`]

// Covers EXT-05
test('missingParts reports an operation with no mock handler and no caller', () => {
  expect(missingParts(contract, { handlers, product })).toEqual([
    "rateFilm (POST /api/film/{id}) has no mock handler: add open('rateFilm', 'POST /api/film/{id}', …) or member(…).",
    "rateFilm (POST /api/film/{id}) is never called: call api.POST('/api/film/{id}', …).",
  ])
})

// Covers EXT-05
test('missingParts reports a mock handler without an operation', () => {
  const more = `member('rateFilm', 'POST /api/film/{id}', () => undefined), member('lost', 'GET /api/lost', f)`
  const caller = `await unwrap(api.POST('/api/film/{id}', { params }))`
  expect(missingParts(contract, { handlers: [...handlers, more], product: [...product, caller] })).toEqual([
    'The mock handler of GET /api/lost has no operation in openapi.yaml.',
  ])
})
