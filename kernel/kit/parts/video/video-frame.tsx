import { css, cx } from 'styled-system/css'
import { toEmbedUrl, type Video } from './video'
import { VideoConsent } from './video-consent-gate'

const frame = css({ w: 'full', aspectRatio: '[16 / 9]', overflow: 'hidden' })
// The video players are designed for 560 by 315 px.
const ownSize = css({ maxW: '[35rem]', mx: 'auto', rounded: 'md' })

/** Value of the `allow` attribute of a video player's iframe. */
export const playerPermissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

export interface VideoFrameProps {
  readonly video: Video
  readonly title: string
  /** Whether the video is as wide as its container, instead of at most 560 px. */
  readonly isWide?: boolean
}

/** A video in its provider's privacy-enhanced player. */
export function VideoFrame({ video, title, isWide = false }: VideoFrameProps) {
  const className = cx(frame, !isWide && ownSize)
  return (
    <VideoConsent provider={video.provider} className={className}>
      {(isWanted) => (
        <iframe
          title={title}
          src={toEmbedUrl(video, isWanted)}
          allow={playerPermissions}
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          className={className}
        />
      )}
    </VideoConsent>
  )
}
