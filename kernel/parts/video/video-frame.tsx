import { css } from 'styled-system/css'
import { toEmbedUrl, type Video } from './video'
import { VideoConsent } from './video-consent-gate'

// 560 by 315 px, as the players are made for; smaller where there is less room, in the middle of more.
const frame = css({
  w: 'full',
  maxW: '[35rem]',
  mx: 'auto',
  aspectRatio: '[16 / 9]',
  rounded: 'md',
  overflow: 'hidden',
})

/** What the frame of a player may do. */
export const playerPermissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** The player stands where the button was that had the focus. */
const takeFocus = (player: HTMLElement | null) => player?.focus()

/** Props of {@link VideoFrame}. */
export interface VideoFrameProps {
  readonly video: Video
  /** What it is, for those who cannot see it. */
  readonly title: string
}

/**
 * A video in its provider's privacy-enhanced player (PST-CARD-01).
 *
 * @example
 * <VideoFrame video={post.video} title={t['post.video']({ author })} />
 */
export function VideoFrame({ video, title }: VideoFrameProps) {
  return (
    <VideoConsent provider={video.provider} className={frame}>
      {(isWanted) => (
        <iframe
          ref={isWanted ? takeFocus : undefined}
          title={title}
          src={toEmbedUrl(video, isWanted)}
          allow={playerPermissions}
          // YouTube refuses to play for whoever sends no referrer at all.
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          className={frame}
        />
      )}
    </VideoConsent>
  )
}
