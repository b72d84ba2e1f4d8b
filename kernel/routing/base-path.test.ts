import { afterEach, expect, test } from '@rstest/core'
import { localKeep } from '../storage/safe-storage'
import { screenPath } from './base-path'

afterEach(() => {
  delete process.env.RODA_BASE
  localStorage.clear()
})

test('at the top of a host an address and its screen have the same path', () => {
  expect(screenPath('/course/7')).toBe('/course/7')
  expect(screenPath('/')).toBe('/')
})

const below = [
  ['/app/course/7', '/course/7'],
  ['/app/', '/'],
  ['/app', '/'],
  ['/application', undefined],
  ['/course/7', undefined],
  ['/', undefined],
] as const
for (const [address, screen] of below) {
  test(`below /app/, ${address} is ${screen ? `the screen ${screen}` : 'beside the product'}`, () => {
    process.env.RODA_BASE = '/app'
    expect(screenPath(address)).toBe(screen)
  })
}

test('two products on one host keep what they store apart', () => {
  localKeep.set('token', 'of the product at the top')
  process.env.RODA_BASE = '/app'
  expect(localKeep.get('token')).toBeNull()
  localKeep.set('token', 'of the one below')
  expect(localKeep.keys()).toEqual(['token'])
  localKeep.remove('token')
  expect(localStorage.getItem('token')).toBe('of the product at the top')
})
