import { expect, test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { dependenciesOf } from './dependencies'
import { manifests, openScreensWithout } from './open-screens'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const isMet = dependenciesOf(ids)

// Covers PLG-01
test('the nine plugins register themselves', () => {
  const nine = ['accounts', 'public-page', 'messaging', 'posts', 'network', 'groups', 'courses', 'commerce']
  expect(ids).toEqual(expect.arrayContaining([...nine, 'billing']))
})

// Covers PLG-02
test('with none off every screen is there, and login works', () => openScreensWithout([], mock), 60_000)

for (const id of ids) {
  // Covers PLG-03
  test(`without ${id} what met it is whole, and nothing of it is there`, () =>
    openScreensWithout([id], mock, (plugin) => isMet(plugin, id)))

  // Covers PLG-03
  test(`${id} alone has all its screens, and nothing of the others`, () =>
    openScreensWithout(
      ids.filter((other) => other !== id),
      mock,
    ))
}
