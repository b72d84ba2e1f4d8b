import { expect, test } from '@rstest/core'
import { playerOf, readVideo } from './video'

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
  ['https://player.vimeo.com/video/76979871?h=abc', 2, vimeo],
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

for (const [link, code, video] of videos)
  test(`[PST-CARD-01] "${link}" of type ${code} is ${video ? 'a video' : 'none'}`, () => {
    expect(readVideo(link, code)).toEqual(video)
  })

test('[PST-CARD-01] the players are those that follow nobody', () => {
  expect(playerOf({ provider: 'youtube', id: 'dQw4w9WgXcQ' }, true)).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  )
  expect(playerOf({ provider: 'vimeo', id: '76979871' }, false)).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1$/,
  )
})
