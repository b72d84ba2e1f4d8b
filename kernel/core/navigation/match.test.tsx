import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { definePlugin, page } from '../plugin/manifest'
import { createRegistry } from '../plugin/registry'
import { hrefOf, route } from '../plugin/route'
import { matchPage } from './current-page'

const load = () => Promise.resolve({ default: () => null })
const screens = definePlugin({
  id: 'screens',
  routes: [
    page(route('courses/details', '/course/:id'), { load }),
    page(route('courses/enrolled', '/course/enrolled'), { load }),
    page(route('accounts/activate', '/user/activate/:token*'), { load }),
    page(route('accounts/activated', '/user/activate/success'), { load, isCaseSensitive: true }),
    page(route('public-page/page', '/:id'), { load, matchParams: ({ id }) => id?.startsWith('@') === true }),
  ],
})
const registry = createRegistry([{ id: 'screens', manifest: screens }], { slots: {} })
const served = (path: string) => matchPage(registry, path)?.page.route.id

// Covers KRN-ROUTE-03
describe('matchPage with static segments and parameters', () => {
  const cases: [string, string | undefined][] = [
    ['/course/enrolled', 'courses/enrolled'],
    ['/course/enrolled/', 'courses/enrolled'],
    ['/course/7', 'courses/details'],
    ['/user/activate/success', 'accounts/activated'],
    ['/user/activate/3f2a', 'accounts/activate'],
    ['/user/activate/3f/2a', 'accounts/activate'],
    ['/user/activate/success/', 'accounts/activated'],
    ['/user/activate/Success', 'accounts/activate'],
    ['/USER/activate/success', 'accounts/activate'],
    ['/Course/Enrolled', 'courses/enrolled'],
  ]
  for (const [path, id] of cases)
    test(`matchPage maps ${path} to ${id ?? 'no screen'}`, () => expect(served(path)).toBe(id))
})

// Covers FLT-180
test('matchPage finds the screens of 5,000 links fast', () => {
  const routes = Array.from({ length: 50 }, (_, index) =>
    page(route(`many/${index}`, `/area${index}/:id/part`), { load }),
  )
  const many = createRegistry([{ id: 'many', manifest: definePlugin({ id: 'many', routes }) }], { slots: {} })
  const start = performance.now()
  for (let index = 0; index < 5_000; index += 1) matchPage(many, `/area${index % 50}/${index}/part`)
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(matchPage(many, '/area7/1/part')?.page.route.id).toBe('many/7')
})

// Covers FLT-170
test('matchPage leaves the paths of other applications to them', () => {
  const manifest = [{ id: 'screens', manifest: screens }]
  const beside = createRegistry(manifest, { slots: {}, otherApps: ['/course/catalog'] })
  const isScreen = (path: string) => matchPage(beside, path) !== undefined
  expect(['/course/7', '/course/catalog', '/course/catalog/8', '/course/catalogs'].map(isScreen)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

// Covers FLT-25
test('matchPage reads a path segment of dots as a parameter', () => {
  const courseRoute = route('courses/details', '/course/:id')
  for (const id of ['.', '..', '%2e', '...']) {
    const { pathname } = new URL(hrefOf(courseRoute, { id }), location.origin)
    expect(served(pathname), id).toBe('courses/details')
  }
})

// Covers KRN-ROUTE-02
describe('matchPage with matchParams', () => {
  const cases: [string, string | undefined][] = [
    ['/@ana.martins', 'public-page/page'],
    ['/ana.martins', undefined],
    ['/shoppingCart', undefined],
    ['/course/7/more', undefined],
    ['/%E0%A4%A', undefined],
    ['//evil.example', undefined],
  ]
  for (const [path, id] of cases)
    test(`matchPage maps ${path} to ${id ?? 'no screen'}`, () => expect(served(path)).toBe(id))
})

// Covers FLT-130
test.each([
  ['/course/a%2Fb%20c', { id: 'a/b c' }],
  ['/course/a%252Fb/', { id: 'a%2Fb' }],
  ['/course/100%', { id: '100%' }],
  ['/user/activate/3f/2a', { token: '3f/2a' }],
  ['/user/activate/3f%2F/2a//', { token: '3f//2a//' }],
  ['/user/activate/3f%252F2a', { token: '3f%2F2a' }],
])('matchPage decodes the parameters of %s once', (path, params) => {
  expect(matchPage(registry, path)?.params).toEqual(params)
})

// Covers FLT-130
test('matchPage reads back every parameter that hrefOf writes', () => {
  const [course, activation] = [
    route('courses/details', '/course/:id'),
    route('accounts/activate', '/user/activate/:token*'),
  ]
  // URL parsers resolve segments of dots, however they are encoded; `success` is a screen of its own. The splat of react-router
  // ends at a line break.
  const text = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((id) => !/^\.{1,2}$|^success$|^enrolled$|[\n\r\u2028\u2029]/i.test(id))
  fc.assert(
    fc.property(text, (id) => {
      expect(matchPage(registry, hrefOf(course, { id }))?.params).toEqual({ id })
      expect(matchPage(registry, hrefOf(activation, { token: id }))?.params).toEqual({ token: id })
    }),
  )
})
