import { expect, test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { meetingsOf } from './meetings'
import { manifests, walkWithout } from './walk'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const isMet = meetingsOf(ids)

test('[PLG-01] the nine plugins register themselves', () => {
  const nine = ['accounts', 'public-page', 'messaging', 'posts', 'network', 'groups', 'courses', 'commerce']
  expect(ids).toEqual(expect.arrayContaining([...nine, 'billing']))
})

test('[PLG-02] with none off every screen is there, and login works', () => walkWithout([], mock), 60_000)

for (const id of ids) {
  test(`[PLG-03] without ${id} what met it is whole, and nothing of it is there`, () =>
    walkWithout([id], mock, (plugin) => isMet(plugin, id)))

  test(`[PLG-03] ${id} alone has all its screens, and nothing of the others`, () =>
    walkWithout(
      ids.filter((other) => other !== id),
      mock,
    ))
}
