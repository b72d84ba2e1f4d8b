import { test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { meetingsOf } from './meetings'
import { manifests, walkWithout } from './walk'

const mock = startMockServer()
const ids = manifests.map(({ id }) => id)
const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]))
const isMet = meetingsOf(ids)

for (const pair of pairs)
  test(`[PLG-03] without ${pair.join(' and ')} what met both is whole, and nothing of theirs is there`, () =>
    walkWithout(pair, mock, (plugin) => pair.every((other) => isMet(plugin, other))))
