import { expect, test } from '@rstest/core'
import { namespaced } from './namespaced'
import { deviceStorage } from './safe-storage'

test('namespaced storage separates keys by prefix', () => {
  const storage = namespaced(deviceStorage, '/app:')
  deviceStorage.set('token', 'of the product at the top')
  expect(storage.get('token')).toBeNull()
  storage.set('token', 'of the one below')
  expect(storage.keys()).toEqual(['token'])
  storage.remove('token')
  expect(deviceStorage.get('token')).toBe('of the product at the top')
})
