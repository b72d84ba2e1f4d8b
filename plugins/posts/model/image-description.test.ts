import { expect, test } from '@rstest/core'
import { readEditablePost } from './editable-post'
import { readPost } from './post'
import { postChangeBody } from './post-body'
import { draftOf } from './post-draft'

const stored = (content: string, imageFile: string | null = 'kiln.jpg') => ({ id: 7, content, imageFile })
const description = 'A kiln & <two> bowls'

// Covers FLT-103
test('an image description is stored in the post content and read back', () => {
  const before = readEditablePost(stored('First kiln.'))
  const { content } = postChangeBody(
    before,
    { ...draftOf(before), pictureDescription: description },
    undefined,
  )
  expect(content).toBe('First kiln.<figure><figcaption>A kiln &amp; &lt;two&gt; bowls</figcaption></figure>')

  expect(readPost(stored(content))).toMatchObject({ content: 'First kiln.', pictureDescription: description })
  const again = draftOf(readEditablePost(stored(content)))
  expect(again).toMatchObject({ content: 'First kiln.', pictureDescription: description })
  expect(postChangeBody(before, again, undefined).content).toBe(content)
})

// Covers FLT-103
test('a post is sent without an image description when its image is removed', () => {
  const before = readEditablePost(stored('First kiln.'))
  const draft = { ...draftOf(before), pictureDescription: description, keepsPicture: false }
  expect(postChangeBody(before, draft, undefined).content).toBe('First kiln.')
})

// Covers FLT-103
test('a figure caption stays in the text of a post without an image', () => {
  const content = 'Text<figure><figcaption>Below</figcaption></figure>'
  expect(readPost(stored(content, null))).toMatchObject({ content, pictureDescription: '' })
})
