import { afterEach, expect, test } from '@rstest/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { $settings, defaultSettings } from '../../../core/config/settings'
import { VideoFrame } from '../video/video-frame'
import { ownAddress } from './content-rules'
import { HtmlContent } from './html-content'

afterEach(cleanup)

const sentence = {
  pt: 'Hoje fomos à praia com as crianças e fizemos um piquenique junto ao mar, que estava muito calmo. ',
  en: 'Today we went to the beach with the children and had a picnic by the sea, which was very calm. ',
}

// Covers FLT-104
test('HtmlContent sets lang for a long text in another language', async () => {
  const { container } = render(<HtmlContent html={`<p>${sentence.pt.repeat(3)}</p>`} />)
  await waitFor(() => expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('pt'))
})

// Covers FLT-104
test('HtmlContent sets no lang for short texts or for the page’s language', async () => {
  const { container } = render(
    <>
      <HtmlContent html={sentence.pt} />
      <HtmlContent html={sentence.en.repeat(4)} />
      <HtmlContent html={`<p>${sentence.pt.repeat(4)}</p>`} />
    </>,
  )
  await waitFor(() => expect(container.querySelectorAll('[lang]')).toHaveLength(1))
  expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('pt')
})

test('a video player loads immediately when videos.consent is none', () => {
  const settings = { ...defaultSettings, videos: { consent: 'none' as const } }
  const video = { provider: 'vimeo', id: '76979871' } as const
  render(
    <Provider value={fork({ values: [[$settings, settings]] })}>
      <VideoFrame video={video} title="A video" />
    </Provider>,
  )
  expect(screen.getByTitle('A video').getAttribute('src')).toMatch(/^https:\/\/player\.vimeo\.com/)
})

// Covers UX-65
test.each([
  ['/@ana', '@ana'],
  ['/@jo%C3%A3o?post=7#comment-3', '@joão?post=7#comment-3'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/', undefined],
  ['https://evil.example/@ana', undefined],
])('the address %s of this site is shown as %s', (address, shown) => {
  expect(ownAddress(new URL(address, location.href))).toBe(shown)
})
