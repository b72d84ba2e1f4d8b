import { expect, test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { dependenciesOf } from './dependencies'
import { manifests, openScreensWithout } from './open-screens'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const areRelated = dependenciesOf(ids)

// Covers PLG-01
test('registers the nine plugins', () => {
  const nine = ['accounts', 'public-page', 'messaging', 'posts', 'network', 'groups', 'courses', 'commerce']
  expect(ids).toEqual(expect.arrayContaining([...nine, 'billing']))
})

// Covers PLG-02
test('opens every screen with all plugins', () => openScreensWithout([], mock), 60_000)

for (const id of ids) {
  // Covers PLG-03
  test(`works without ${id}`, () => openScreensWithout([id], mock, (plugin) => areRelated(plugin, id)))

  // Covers PLG-03
  test(`works with ${id} alone`, () =>
    openScreensWithout(
      ids.filter((other) => other !== id),
      mock,
    ))
}
