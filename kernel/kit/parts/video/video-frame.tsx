import { css } from 'styled-system/css'
import { toEmbedUrl, type Video } from './video'
import { VideoConsent } from './video-consent-gate'

const frame = css({ w: 'full', aspectRatio: '[16 / 9]', overflow: 'hidden' })

/** Value of the `allow` attribute of a video player's iframe. */
export const playerPermissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

export interface VideoFrameProps {
  readonly video: Video
  readonly title: string
}

/** A video in its provider's privacy-enhanced player. */
export function VideoFrame({ video, title }: VideoFrameProps) {
  return (
    <VideoConsent provider={video.provider} className={frame}>
      {(isWanted) => (
        <iframe
          title={title}
          src={toEmbedUrl(video, isWanted)}
          allow={playerPermissions}
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          className={frame}
        />
      )}
    </VideoConsent>
  )
}
