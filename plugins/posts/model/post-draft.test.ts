import { describe, expect, test } from '@rstest/core'
import * as v from 'valibot'
import { type EditablePost, readEditablePost } from './editable-post'
import { mayBeAuthor } from './post'
import { newPostBody, postChangeBody } from './post-body'
import {
  draftOf,
  type PostDraft,
  parseTags,
  postSchema,
  readPostText,
  writePostText,
  writeTags,
} from './post-draft'

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
      pictureDescription: '',
      videoType: '1',
      videoLink: '',
      publicPost: true,
      publishOnNostr: false,
      tags: '',
      keepsPicture: false,
      hasNewPicture: false,
      pictureKey: '',
    })
  })

  // Covers PST-EDIT-01
  test('the post editor starts with the stored values of an existing post', () => {
    expect(draftOf(readEditablePost(raw))).toEqual({
      content: '<p>1 < 2</p>',
      pictureDescription: '',
      videoType: '2',
      videoLink: 'https://example.org/film',
      publicPost: false,
      publishOnNostr: true,
      tags: '[{"id":3,"name":"Class"},{"id":"x","name":""}]',
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
    const post = { id: 7, picture: 'kiln.jpg' }
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

  const tags = writeTags([{ id: '3', name: 'Class' }])
  const audiences: [string, Partial<PostDraft>, string | undefined][] = [
    [
      // Covers PST-EDIT-03
      'contains the tags of a private post as JSON',
      { publicPost: false, tags },
      tags,
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
      { publicPost: false, tags: '[]' },
      undefined,
    ],
    ['omits tags that cannot be parsed', { publicPost: false, tags: '[{' }, undefined],
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

describe('text and HTML of a post', () => {
  const rows: [typed: string, stored: string][] = [
    ['Plain\ntext', 'Plain\ntext'],
    ['<b>bold</b><br/><a href="/x">a</a>', '<b>bold</b><br/><a href="/x">a</a>'],
    ['x<y and 1 < 2', 'x&lt;y and 1 &lt; 2'],
    ['List<String> <3', 'List&lt;String> &lt;3'],
    ['if a<b then swap', 'if a&lt;b then swap'],
    ['a<b, x<y> and </b', 'a&lt;b, x&lt;y> and &lt;/b'],
    ['<a title="1 > 0" href=/x>a</a >', '<a title="1 > 0" href=/x>a</a >'],
    ['<b\n>bold</b> and a<i', '<b\n>bold</b> and a&lt;i'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
  ]
  for (const [typed, stored] of rows)
    test(`a post ${JSON.stringify(typed)} is stored and read back`, () => {
      expect(writePostText(typed)).toBe(stored)
      expect(readPostText(stored)).toBe(typed)
    })
  test('readPostText converts line breaks from CRLF to LF', () => {
    expect(readPostText('One\r\ntwo')).toBe('One\ntwo')
  })
  test('an escaped HTML tag in a post stays escaped after editing', () => {
    for (const stored of ['&lt;b>', 'a&lt;b and &lt;b>', '&lt;a href="x">'])
      expect(writePostText(readPostText(stored))).toBe(stored)
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

test('parseTags returns an empty list when the draft contains invalid tags', () => {
  for (const written of ['', '{', '5', 'null', '{"id":1}']) expect(parseTags(written)).toEqual([])
})
