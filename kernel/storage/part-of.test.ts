import { expect, test } from '@rstest/core'
import { partOf } from './part-of'
import { localKeep } from './safe-storage'

test('two products on one host keep what they store apart', () => {
  const below = partOf(localKeep, '/app:')
  localKeep.set('token', 'of the product at the top')
  expect(below.get('token')).toBeNull()
  below.set('token', 'of the one below')
  expect(below.keys()).toEqual(['token'])
  below.remove('token')
  expect(localKeep.get('token')).toBe('of the product at the top')
})
