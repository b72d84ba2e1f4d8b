import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Icon } from '../ui/icon'
import { playIcon } from '../ui/icons'
import { $allowedPlayers, playerAllowed } from './allowed-players'
import { playerOf, type Video } from './video'

// 560 by 315 px, as the players are made for; smaller where there is less room.
const frame = css({ w: 'full', maxW: '[35rem]', aspectRatio: '[16 / 9]', rounded: 'md', overflow: 'hidden' })
const poster = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '2',
  p: '3',
  bg: 'subtle',
  color: 'text',
  textAlign: 'center',
  cursor: 'pointer',
  _hover: { bg: 'line' },
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  w: { base: '12', sm: '16' },
  h: { base: '12', sm: '16' },
  rounded: 'full',
  bg: 'accent.fill',
  color: 'accent.on',
})

const names = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Props of {@link VideoFrame}. */
export interface VideoFrameProps {
  readonly video: Video
  /** What it is, for those who cannot see it. */
  readonly title: string
}

/**
 * A video in its provider's privacy-enhanced player, which is called once the person asks for it (PST-CARD-01).
 *
 * @example
 * <VideoFrame video={post.video} title={t['post.video']({ author })} />
 */
export function VideoFrame({ video, title }: VideoFrameProps) {
  const t = useTexts(kernelTexts)
  const [allowed, allow] = useUnit([$allowedPlayers, playerAllowed])
  const [isWanted, setIsWanted] = useState(false)
  const provider = names[video.provider]

  if (!allowed.includes(video.provider)) {
    const handleClick = () => {
      setIsWanted(true)
      allow(video.provider)
    }
    return (
      <button type="button" onClick={handleClick} className={cx(frame, poster)}>
        <span className={mark}>
          <Icon of={playIcon} size="lg" isFilled />
        </span>
        <span className={css({ textStyle: 'strong' })}>{t['video.play']()}</span>
        <span className={css({ textStyle: 'caption', color: 'quiet' })}>
          {t['video.learns']({ provider })}
        </span>
      </button>
    )
  }
  return (
    <iframe
      title={title}
      src={playerOf(video, isWanted)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play for whoever sends no referrer at all.
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      className={frame}
    />
  )
}
