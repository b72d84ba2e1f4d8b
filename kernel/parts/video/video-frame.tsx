import { css } from 'styled-system/css'
import { toEmbedUrl, type Video } from './video'
import { VideoConsent } from './video-consent-gate'

// The video players are designed for 560 by 315 px.
const frame = css({
  w: 'full',
  maxW: '[35rem]',
  mx: 'auto',
  aspectRatio: '[16 / 9]',
  rounded: 'md',
  overflow: 'hidden',
})

/** Value of the `allow` attribute of a video player's iframe. */
export const playerPermissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** Focuses the video player, because it replaces the button that had the focus. */
const takeFocus = (player: HTMLElement | null) => player?.focus()

export interface VideoFrameProps {
  readonly video: Video
  readonly title: string
}

/** A video in its provider's privacy-enhanced player (PST-CARD-01). */
export function VideoFrame({ video, title }: VideoFrameProps) {
  return (
    <VideoConsent provider={video.provider} className={frame}>
      {(isWanted) => (
        <iframe
          ref={isWanted ? takeFocus : undefined}
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
