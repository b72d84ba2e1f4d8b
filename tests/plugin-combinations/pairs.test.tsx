import { test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { dependenciesOf } from './dependencies'
import { manifests, openScreensWithout } from './open-screens'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]))
const areRelated = dependenciesOf(ids)

// Covers PLG-03
for (const pair of pairs)
  test(`all other plugins work when ${pair.join(' and ')} are off`, () =>
    openScreensWithout(pair, mock, (plugin) => pair.every((other) => areRelated(plugin, other))))
