import { expect, test } from '@rstest/core'
import { readVideo, storedVideo, toEmbedUrl } from './video'

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' }
const vimeo = { provider: 'vimeo', id: '76979871' }

const videos: [string, number, object | undefined][] = [
  ['dQw4w9WgXcQ', 1, youtube],
  ['  dQw4w9WgXcQ ', 1, youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12', 1, youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 1, youtube],
  ['m.youtube.com/watch?v=dQw4w9WgXcQ', 1, youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 1, youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 2, youtube],
  ['76979871', 2, vimeo],
  ['https://vimeo.com/76979871', 1, vimeo],
  ['https://player.vimeo.com/video/76979871?dnt=1', 2, vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', 2, vimeo],
  ['', 1, undefined],
  ['dQw4w9WgXcQ', 0, undefined],
  ['dQw4w9WgXcQ', 2, undefined],
  ['76979871', 1, undefined],
  ['../../evil', 1, undefined],
  ['dQw4w9WgXc"><script>', 1, undefined],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', 1, undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 1, undefined],
  ['javascript:alert(1)//youtube.com/dQw4w9WgXcQ', 1, undefined],
  ['https://vimeo.com/about', 2, undefined],
]

// Covers PST-CARD-01
for (const [link, code, video] of videos)
  test(`readVideo ${video ? 'accepts' : 'rejects'} "${link.slice(0, 34)}" with code ${code}`, () => {
    expect(readVideo(link, code)).toEqual(video)
  })

const unlisted = { ...vimeo, hash: '8272103f6e' }
const byForm: [string, number, object | undefined][] = [
  ['12345678901', 1, undefined],
  ['0', 2, undefined],
  ['https://vimeo.com/0', 2, undefined],
  ['https://www.youtube.com/user/elevenchars', 1, undefined],
  ['https://www.youtube.com/watch?v=short&list=dQw4w9WgXcQ', 1, undefined],
  ['https://vimeo.com/showcase/7697987', 2, undefined],
  ['https://vimeo.com/groups/dance/videos/76979871', 2, vimeo],
  ['https://vimeo.com/76979871/8272103f6e', 2, unlisted],
  ['vimeo.com/76979871/8272103f6e?share=copy', 1, unlisted],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', 2, unlisted],
  ['76979871?h=8272103f6e', 2, unlisted],
  ['https://vimeo.com/76979871/"><script>', 2, undefined],
  ['https://vimeo.com/76979871?h="><script>', 2, undefined],
]
// Covers FLT-26
for (const [link, code, video] of byForm)
  test(`readVideo ${video ? 'accepts' : 'rejects'} "${link.slice(0, 36)}" with code ${code}`, () => {
    expect(readVideo(link, code)).toEqual(video)
  })

// Covers FLT-26
test('storedVideo keeps the hash of an unlisted Vimeo video', () => {
  const video = readVideo('https://vimeo.com/76979871/8272103f6e', 2)
  if (!video) throw new Error('This is a video.')
  expect(readVideo(storedVideo(video), 2)).toEqual(unlisted)
  expect(toEmbedUrl(video, false)).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1')
})

// Covers PST-CARD-01
test('toEmbedUrl returns the privacy-enhanced players of YouTube and Vimeo', () => {
  expect(toEmbedUrl({ provider: 'youtube', id: 'dQw4w9WgXcQ' }, true)).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  )
  expect(toEmbedUrl({ provider: 'vimeo', id: '76979871' }, false)).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1$/,
  )
})
