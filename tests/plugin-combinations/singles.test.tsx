import { expect, test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { dependenciesOf } from './dependencies'
import { manifests, openScreensWithout } from './open-screens'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const areRelated = dependenciesOf(ids)

// Covers PLG-01
test('the registry contains the nine features and the plugins of the frame', () => {
  const nine = ['accounts', 'public-page', 'messaging', 'posts', 'network', 'groups', 'courses', 'commerce']
  expect(ids).toEqual(expect.arrayContaining([...nine, 'billing', 'diagnostics', 'preferences']))
})

// Covers PLG-02
test('every screen opens when all plugins are on', () => openScreensWithout([], mock), 60_000)

for (const id of ids) {
  // Covers PLG-03
  test(`all other plugins work when the plugin ${id} is off`, () =>
    openScreensWithout([id], mock, (plugin) => areRelated(plugin, id)))

  // Covers PLG-03
  test(`the plugin ${id} works when all other plugins are off`, () =>
    openScreensWithout(
      ids.filter((other) => other !== id),
      mock,
    ))
}
