import { test } from '@rstest/core'
import { races } from '@tests/kit'
import { readGroups } from '../model/group'
import { groupDeletion } from './mutations'
import { groupsQuery } from './queries'

const group = (id: number) => ({ id, name: `Group ${id}`, members: [] })

// Covers FLT-148
test.each(
  races({
    query: groupsQuery(),
    read: readGroups,
    before: [1, 2, 3].map(group),
    after: [1, 3].map(group),
    twice: [1, 2, 2, 3].map(group),
    kind: groupDeletion,
    input: 2,
    other: 3,
    see: (groups) => groups,
  }),
)('groups: %s', (_title, race) => race())
