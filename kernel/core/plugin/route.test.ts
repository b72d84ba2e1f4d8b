import { describe, expect, test } from '@rstest/core'
import { hrefOf, route } from './route'

describe('hrefOf', () => {
  const course = route('courses/details', '/course/:id')
  const person = route('public-page/page', '/:id')

  const cases: [string, string, string][] = [
    ['a number', hrefOf(course, { id: 7 }), '/course/7'],
    ['an opaque id', hrefOf(course, { id: 'a/b?c#d' }), '/course/a%2Fb%3Fc%23d'],
    ['a username, except @', hrefOf(person, { id: '@ana.martins' }), '/@ana.martins'],
    ['a lone surrogate', hrefOf(course, { id: 'a\ud800' }), '/course/a%EF%BF%BD'],
    ['a query', hrefOf(course, { id: 1 }, { from: 'a b', none: undefined }), '/course/1?from=a+b'],
  ]
  for (const [name, href, expected] of cases)
    test(`hrefOf encodes ${name}`, () => expect(href).toBe(expected))

  test('hrefOf throws when a path parameter is missing', () => {
    expect(() => hrefOf(course, {} as { id: string })).toThrow('needs the parameter "id"')
  })
})

test('route() throws when its id or path is malformed', () => {
  expect(() => route('cart', '/cart')).toThrow('owner/name')
  expect(() => route('shop/cart', 'cart')).toThrow('must begin with one slash')
  expect(() => route('shop/cart', '//cart')).toThrow('must begin with one slash')
})
