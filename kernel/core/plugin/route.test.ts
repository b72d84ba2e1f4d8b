import { describe, expect, test } from '@rstest/core'
import { hrefOf, route } from './route'

describe('hrefOf', () => {
  const course = route('courses/details', '/course/:id')
  const person = route('public-page/page', '/:id')

  const cases: [string, string, string][] = [
    ['a number', hrefOf(course, { id: 7 }), '/course/7'],
    ['an opaque id', hrefOf(course, { id: 'a/b?c#d' }), '/course/a%2Fb%3Fc%23d'],
    ['a login keeps its sign', hrefOf(person, { id: '@ana.martins' }), '/@ana.martins'],
    ['half a character', hrefOf(course, { id: 'a\ud800' }), '/course/a%EF%BF%BD'],
    ['a query', hrefOf(course, { id: 1 }, { from: 'a b', none: undefined }), '/course/1?from=a+b'],
  ]
  for (const [name, written, expected] of cases) test(name, () => expect(written).toBe(expected))

  test('a missing parameter is named', () => {
    expect(() => hrefOf(course, {} as { id: string })).toThrow('needs the parameter "id"')
  })
})

test('an id or a path of another form is refused with the cure', () => {
  expect(() => route('cart', '/cart')).toThrow('owner/name')
  expect(() => route('shop/cart', 'cart')).toThrow('must begin with one slash')
  expect(() => route('shop/cart', '//cart')).toThrow('must begin with one slash')
})
