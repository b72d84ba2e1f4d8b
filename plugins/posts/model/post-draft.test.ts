import { describe, expect, test } from '@rstest/core'
import * as v from 'valibot'
import { type EditablePost, readEditablePost } from './editable-post'
import { mayBeAuthor } from './post'
import { newPostBody, postChangeBody } from './post-body'
import { draftOf, type PostDraft, postSchema, writeTags } from './post-draft'

const draft: PostDraft = { ...draftOf(), content: 'First kiln of the year.' }
const file = new File(['x'], 'picture.jpg', { type: 'image/jpeg' })
const raw = {
  id: 'a7',
  content: '<p>1 &lt; 2</p>',
  imageFile: 'kiln.jpg',
  videoLink: 'https://example.org/film',
  videoType: 2,
  publicPost: false,
  publishOnNostr: true,
  author: { name: 'Ana', login: 'ana' },
  postDestination: [{ id: 3, name: 'Class' }, { id: 'x' }, { name: 'No id' }, null],
}

// Covers PST-EDIT-02
describe('initial values of the post editor', () => {
  test('a new post is public and not published on Nostr by default', () => {
    expect(draftOf()).toEqual({
      content: '',
      opening: '',
      mentioned: '',
      pictureDescription: '',
      videoType: '1',
      videoLink: '',
      publicPost: true,
      publishOnNostr: false,
      tags: [],
      keepsPicture: false,
      hasNewPicture: false,
      pictureKey: '',
    })
  })

  // Covers PST-EDIT-01
  test('the post editor starts with the stored values of an existing post', () => {
    expect(draftOf(readEditablePost(raw))).toEqual({
      content: '1 < 2',
      opening: '',
      mentioned: '',
      pictureDescription: '',
      videoType: '2',
      videoLink: 'https://example.org/film',
      publicPost: false,
      publishOnNostr: true,
      tags: [
        { id: 3, name: 'Class' },
        { id: 'x', name: '' },
      ],
      keepsPicture: true,
      hasNewPicture: false,
      pictureKey: '',
    })
  })

  test('readEditablePost throws when the answer contains no post', () => {
    expect(() => readEditablePost(null)).toThrow('not-found')
    for (const answer of [5, 'post', [], { content: 'x' }])
      expect(() => readEditablePost(answer)).toThrow('invalid-response')
  })
})

// Covers PST-EDIT-04
describe('request body of a post', () => {
  const fields = {
    content: 'First kiln of the year.',
    publicPost: true,
    publishOnNostr: false,
    videoLink: '',
    videoType: 1,
  }
  test('the body of a new post contains its fields and the new image', () => {
    expect(newPostBody(draft, undefined)).toEqual(fields)
    expect(newPostBody({ ...draft, hasNewPicture: true }, file)).toEqual({ ...fields, imageFile: file })
  })

  test('the body of a changed post names its image unless the image is removed', () => {
    const post = { ...readEditablePost(raw), id: 7 }
    const withImage = { ...draft, keepsPicture: true }
    expect(postChangeBody(post, withImage, undefined)).toEqual({
      id: 7,
      ...fields,
      currentImageFile: 'kiln.jpg',
    })
    expect(postChangeBody(post, withImage, file)).toMatchObject({
      currentImageFile: 'kiln.jpg',
      imageFile: file,
    })
    expect(postChangeBody(post, draft, undefined)).toMatchObject({ currentImageFile: '' })
  })

  // Covers UX-75
  test('a changed post keeps the HTML of a text that nobody edited', () => {
    const post = readEditablePost({ ...raw, content: '<p>1 &lt; 2</p>\n<p><strong>b</strong></p>' })
    const own = draftOf(post)
    expect(own.content).toBe('1 < 2\n\n**b**')
    expect(postChangeBody(post, own, undefined).content).toBe(post.content)
    const edited = { ...own, content: `${own.content}\n- c` }
    expect(postChangeBody(post, edited, undefined).content).toBe(
      '<p>1 &lt; 2</p><p><b>b</b></p><ul><li>c</li></ul>',
    )
  })

  const tags = [{ id: '3', name: 'Class' }]
  const audiences: [string, Partial<PostDraft>, string | undefined][] = [
    [
      // Covers PST-EDIT-03
      'contains the tags of a private post as JSON',
      { publicPost: false, tags },
      writeTags(tags),
    ],
    [
      // Covers PST-EDIT-03
      'contains no tags for a public post',
      { publicPost: true, tags },
      undefined,
    ],
    [
      // Covers PST-EDIT-03
      'omits an empty list of tags',
      { publicPost: false, tags: [] },
      undefined,
    ],
  ]
  for (const [name, change, expected] of audiences)
    test(`the body of a post ${name}`, () =>
      expect(newPostBody({ ...draft, ...change }, undefined).tags).toBe(expected))

  const videos: [string, string, '1' | '2', { videoLink: string; videoType: number }][] = [
    ['an id', 'dQw4w9WgXcQ', '1', { videoLink: 'dQw4w9WgXcQ', videoType: 1 }],
    ['a URL', 'https://youtu.be/dQw4w9WgXcQ?t=4', '1', { videoLink: 'dQw4w9WgXcQ', videoType: 1 }],
    ['a URL of another provider', ' vimeo.com/76979871 ', '1', { videoLink: '76979871', videoType: 2 }],
  ]
  for (const [name, videoLink, videoType, expected] of videos)
    test(`the body of a post contains the video id for ${name}`, () =>
      expect(newPostBody({ ...draft, videoLink, videoType }, undefined)).toMatchObject(expected))
})

// Covers PST-EDIT-01
describe('schema of the post editor', () => {
  const issuesOf = (change: Partial<PostDraft>, own?: Pick<EditablePost, 'videoLink'>) => {
    const { issues = [] } = v.safeParse(postSchema(own), { ...draft, ...change })
    return issues.map((issue) => `${v.getDotPath(issue)}: ${JSON.parse(issue.message).key}`)
  }
  const rows: [string, Partial<PostDraft>, string[]][] = [
    ['rejects an empty post', { content: ' \n' }, ['content: editor.empty']],
    ['accepts an image alone', { content: '', hasNewPicture: true }, []],
    ['accepts the stored image alone', { content: '', keepsPicture: true }, []],
    ['accepts a video alone', { content: '', videoLink: 'dQw4w9WgXcQ' }, []],
    [
      'rejects a video link to an unknown provider',
      { videoLink: 'https://example.org/film' },
      ['videoLink: editor.noYouTube'],
    ],
    ['rejects a YouTube id that is too short', { videoLink: 'dQw4w9WgXc' }, ['videoLink: editor.noYouTube']],
    ['rejects a Vimeo id with letters', { videoLink: 'film', videoType: '2' }, ['videoLink: editor.noVimeo']],
  ]
  for (const [name, change, expected] of rows)
    test(`the post editor ${name}`, () => expect(issuesOf(change)).toEqual(expected))

  test('the post editor accepts an invalid video link that is already stored', () => {
    expect(issuesOf({ videoLink: raw.videoLink }, { videoLink: raw.videoLink })).toEqual([])
  })
})

// Covers PST-EDIT-01
test('mayBeAuthor compares usernames, or names if there is no username', () => {
  const ana = { name: 'Ana', login: 'ana' }
  const author = { name: '', login: '', picture: '' }
  expect(mayBeAuthor({ ...author, login: 'ana', name: 'Other' }, ana)).toBe(true)
  expect(mayBeAuthor({ ...author, login: 'bruno', name: 'Ana' }, ana)).toBe(false)
  expect(mayBeAuthor({ ...author, name: 'Ana' }, ana)).toBe(true)
  expect(mayBeAuthor({ ...author, name: 'Bruno' }, ana)).toBe(false)
  expect(mayBeAuthor(author, ana)).toBe(true)
})
