import { expect, test } from '@rstest/core'
import { createWorld } from './mocks/world/create-world'
import { writeFileSync } from 'node:fs'
test('x', () => {
  const t = Date.now()
  const a = createWorld(1, new Date('2026-01-01T00:00:00Z'))
  const t2 = Date.now()
  const s = JSON.stringify(a)
  expect(JSON.stringify(createWorld(1, new Date('2026-01-01T00:00:00Z')))).toBe(s)
  console.log(t2 - t, s.length, a.posts.length, a.comments.length, a.reactions.length, a.connections.length, a.courses.length, a.courses.flatMap(c=>c.courseModules.flatMap(m=>m.lessons)).length, a.people.map(p=>p.name+' '+p.login).join('; '))
  writeFileSync('/tmp/t/w.json', JSON.stringify(a,null,1))
})
