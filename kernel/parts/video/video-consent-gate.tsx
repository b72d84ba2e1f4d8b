import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { playIcon } from '../../ui/icons'
import { Icon } from '../../ui/icons/icon'
import { type VideoProvider, videoProviderNames } from './video'
import { $videoConsents, videoConsentGiven } from './video-consent'

const poster = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '2',
  p: '3',
  // Do not cut off a long consent text, which may be taller than the video.
  overflow: '[visible !important]',
  bg: 'subtle',
  color: 'text',
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  _hover: { bg: 'line' },
})
/** The picture behind the question is pale, so that it does not look like a playing video. */
const backdrop = css({
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  opacity: 0.5,
  pointerEvents: 'none',
  '& > *': { w: 'full', h: 'full' },
  _empty: { display: 'none' },
})
const front = css({
  position: 'relative',
  maxW: '[24rem]',
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
})
/** The ground of the question where a picture is behind it. */
const plate = css({ bg: 'surface', rounded: 'lg', px: '5', py: '4' })
const mark = css({
  display: 'grid',
  placeItems: 'center',
  w: { base: '12', sm: '16' },
  h: { base: '12', sm: '16' },
  rounded: 'full',
  bg: 'accent.fill',
  color: 'accent.on',
  forcedColorsBorder: true,
})

export interface VideoConsentProps {
  readonly provider: VideoProvider
  readonly className: string
  /** A decorative picture behind the question. */
  readonly art?: ReactNode
  /** Shown below the question in the place of what the player adds there, so that nothing moves when it opens. */
  readonly below?: ReactNode
  /** Renders the player; `isWanted` is true right after the user consented: then the video may start immediately. */
  readonly children: (isWanted: boolean) => ReactNode
}

/** Asks for consent once per provider before loading the player, unless `videos.consent` is `none`. */
export function VideoConsent({ provider, className, art, below, children }: VideoConsentProps) {
  const t = useTexts(kernelTexts)
  const [allowed, allow] = useUnit([$videoConsents, videoConsentGiven])
  const { consent } = useUnit($settings).videos
  const [isWanted, setIsWanted] = useState(false)

  if (consent === 'none' || allowed.includes(provider)) return children(isWanted)
  const handleClick = () => {
    setIsWanted(true)
    allow(provider)
  }
  return (
    <>
      <button type="button" onClick={handleClick} className={cx(className, poster)}>
        <span className={backdrop}>{art}</span>
        <span className={cx(front, art ? plate : undefined)}>
          <span className={mark}>
            <Icon of={playIcon} size="lg" isFilled />
          </span>
          <span className={css({ textStyle: 'strong' })}>{t['video.play']()}</span>
          <span className={css({ textStyle: 'caption', color: art ? 'text' : 'quiet' })}>
            {t['video.learns']({ provider: videoProviderNames[provider] })}
          </span>
        </span>
      </button>
      {below}
    </>
  )
}
