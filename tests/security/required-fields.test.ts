import { contactSchema } from '@plugins/accounts/api/contact'
import { loginRule, nameRule } from '@plugins/accounts/model/rules'
import { groupSchema } from '@plugins/groups/model/group-form'
import { messageSchema } from '@plugins/messaging/model/message-form'
import { inviteSchema } from '@plugins/network/model/invite-form'
import { searchSchema } from '@plugins/network/model/person'
import { tagSchema } from '@plugins/network/model/tag'
import { commentSchema } from '@plugins/posts/model/comment-form'
import { draftOf, postSchema } from '@plugins/posts/model/post-draft'
import { expect, test } from '@rstest/core'
import * as v from 'valibot'

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success

/** The required text of each form; the other fields of the form are valid. */
const required: [what: string, accepts: (text: string) => boolean, good: string][] = [
  ['a message', (messageText) => accepts(messageSchema(200), { quote: '', messageText }), 'Hello'],
  ['a comment', (content) => accepts(commentSchema, { content, opening: '', mentioned: '' }), 'Hello'],
  ['a post', (content) => accepts(postSchema(), { ...draftOf(), content }), 'Hello'],
  ['the name of a group', (name) => accepts(groupSchema, { name, members: [] }), 'Choir'],
  ['the name of a tag', (name) => accepts(tagSchema, { name }), 'Choir'],
  ['a search for people', (searchText) => accepts(searchSchema, { searchText }), 'Ana'],
  ['an invitation', (emails) => accepts(inviteSchema, { emails }), 'ana@roda.example'],
  [
    'a contact message',
    (content) => accepts(contactSchema, { type: 'praise', content, captcha: 'x' }),
    'Hello',
  ],
  ['a person’s name', (name) => accepts(nameRule, name), 'Ana Martins'],
  ['a username', (login) => accepts(loginRule, login), 'ana.martins'],
]
const blank = ['', '    ', '\u200b\u200c\u200d\ufeff', '\u3164\u3164\u3164\u3164', '\u2800\u00ad\ufe0f\u202e']

// Covers FLT-23
for (const [what, isAccepted, good] of required)
  test(`${what} without visible text is rejected`, () => {
    expect(isAccepted(good)).toBe(true)
    expect(blank.filter(isAccepted)).toEqual([])
  })

// Covers FLT-23
test('a post whose HTML has no visible content is rejected', () => {
  const isAccepted = (content: string) => accepts(postSchema(), { ...draftOf(), content })
  const nothing = [
    '<p></p>',
    '<b> </b><br>',
    '<p>&nbsp;&#8203;&#x200b;&zwj;</p>',

    '<p title="x"></p>',
  ]
  expect(nothing.filter(isAccepted)).toEqual([])
  for (const something of ['<p>.</p>', '<hr>', 'a &lt; b', '&amp;', '<3', '<not a tag>'])
    expect(isAccepted(something), something).toBe(true)
})
