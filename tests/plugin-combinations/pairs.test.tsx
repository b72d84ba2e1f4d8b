import { test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { dependenciesOf } from './dependencies'
import { manifests, openScreensWithout } from './open-screens'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]))
const isMet = dependenciesOf(ids)

// Covers PLG-03
for (const pair of pairs)
  test(`without ${pair.join(' and ')} what met both is whole, and nothing of theirs is there`, () =>
    openScreensWithout(pair, mock, (plugin) => pair.every((other) => isMet(plugin, other))))
