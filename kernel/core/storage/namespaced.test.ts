import { expect, test } from '@rstest/core'
import { namespaced, rawDeviceStorage } from './safe-storage'

test('namespaced storage separates keys by prefix', () => {
  const storage = namespaced(rawDeviceStorage, '/app:')
  rawDeviceStorage.set('token', 'of the product at the top')
  expect(storage.get('token')).toBeNull()
  storage.set('token', 'of the one below')
  expect(storage.keys()).toEqual(['token'])
  storage.remove('token')
  expect(rawDeviceStorage.get('token')).toBe('of the product at the top')
})
