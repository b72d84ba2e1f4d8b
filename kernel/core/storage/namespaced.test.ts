import { expect, test } from '@rstest/core'
import { namespaced } from './namespaced'
import { deviceStorage } from './safe-storage'

test('two products on one host keep what they store apart', () => {
  const below = namespaced(deviceStorage, '/app:')
  deviceStorage.set('token', 'of the product at the top')
  expect(below.get('token')).toBeNull()
  below.set('token', 'of the one below')
  expect(below.keys()).toEqual(['token'])
  below.remove('token')
  expect(deviceStorage.get('token')).toBe('of the product at the top')
})
