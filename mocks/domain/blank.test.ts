import { expect, test } from '@rstest/core'
import { register } from './accounts'
import { createComment } from './comments'
import { searchPeople } from './connections'
import { writeToOperator } from './contact'
import { assertMessageText } from './conversations'
import { createGroup } from './groups'
import { createPost } from './posts'
import { createTag } from './tags'
import { createScene, errorOf, type Scene } from './world.fixture'

const form = { publicPost: 'true', publishOnNostr: 'false' }
const newcomer = { email: 'rita@roda.example', password: 'a good one', captcha: 'solved', language: 'en' }
const nothing = '\u200b\u200b\u2800\u3164\ufe0f'

const actions: [what: string, field: string, action: (scene: Scene, text: string) => unknown][] = [
  ['a message', 'messageText', (_, text) => assertMessageText(text)],
  ['a group', 'name', ({ world, ana }, name) => createGroup(world, ana, { name, members: [] })],
  ['a tag', 'name', ({ world, ana }, name) => createTag(world, ana, { name })],
  ['a post', 'content', ({ world, ana }, content) => createPost(world, ana, { ...form, content })],
  [
    'a post of empty HTML',
    'content',
    ({ world, ana }, text) =>
      createPost(world, ana, { ...form, content: `<p>${text}&nbsp;&#8203;<b></b></p>` }),
  ],
  [
    'a note to the operator',
    'content',
    ({ world, ana }, content) => writeToOperator(world, ana, { contactType: 1, content, captcha: 'solved' }),
  ],
  [
    'a search',
    'searchText',
    ({ world, ana }, searchText) => searchPeople(world, ana, { searchText, language: 'en' }),
  ],
  [
    'a newcomer’s name',
    'name',
    ({ world }, name) => register(world, '', { ...newcomer, login: 'rita.moura', name }),
  ],
  [
    'a newcomer’s username',
    'login',
    ({ world }, login) => register(world, '', { ...newcomer, login, name: 'Rita Moura' }),
  ],
]
// Covers FLT-23
for (const [what, field, action] of actions)
  test(`the mock server rejects ${what} without visible text`, async () => {
    expect(await errorOf(() => action(createScene(), nothing))).toEqual({ status: 400, fields: [field] })
  })

// Covers FLT-23
test('the mock server rejects a comment without visible text', async () => {
  const { world, ana, bruno } = createScene()
  const { id: postId } = await createPost(world, bruno, { ...form, content: 'First kiln.' })
  const comment = { postId, content: nothing, date: '2026-03-14T10:00:00.000Z' }
  expect(await errorOf(() => createComment(world, ana, comment))).toEqual({
    status: 400,
    fields: ['content'],
  })
})
