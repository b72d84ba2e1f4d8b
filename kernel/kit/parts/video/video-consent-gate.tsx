import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../../core/config/settings'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { playIcon } from '../../ui/icons'
import { Icon } from '../../ui/icons/icon'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
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
/** With a picture, the sign is in its middle, and the question below it. */
const pictured = css({ aspectRatio: '[auto !important]', gap: '0', p: '0', placeContent: 'normal' })
const screen = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  w: 'full',
  aspectRatio: '[16 / 9]',
})
const backdrop = css({
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  pointerEvents: 'none',
  '& > *': { w: 'full', h: 'full' },
  _after: { content: '""', position: 'absolute', inset: '0', bg: 'scrim', opacity: 0.5 },
})
const front = css({
  position: 'relative',
  maxW: '[24rem]',
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
})
const line = css({ px: '4', py: '2', textStyle: 'caption', color: 'quiet' })
const mark = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  w: { base: '12', sm: '16' },
  h: { base: '12', sm: '16' },
  rounded: 'full',
  bg: 'accent.fill',
  color: 'accent.on',
  forcedColorsBorder: true,
  // A picture may have any color.
  '[data-art] + &': { bg: 'white', color: '[#231f1b]' },
})

export interface VideoConsentProps {
  readonly provider: VideoProvider
  readonly className: string
  /** A decorative picture behind the question. */
  readonly art?: ReactNode
  /** Renders the player; `isWanted` is true right after the user consented: then the video may start immediately. */
  readonly children: (isWanted: boolean) => ReactNode
}

/** Asks for consent once per provider before loading the player, unless `videos.consent` is `none`. */
export function VideoConsent({ provider, className, art, children }: VideoConsentProps) {
  const t = useKernelTexts()
  const [allowed, allow] = useUnit([$videoConsents, videoConsentGiven])
  const { consent } = useUnit($settings).videos
  const [isWanted, setIsWanted] = useState(false)

  if (consent === 'none' || allowed.includes(provider)) return children(isWanted)
  const handleClick = () => {
    setIsWanted(true)
    allow(provider)
  }
  const sign = (
    <span className={mark}>
      <Icon of={playIcon} size="lg" isFilled />
    </span>
  )
  const learns = t['video.learns']({ provider: videoProviderNames[provider] })
  return (
    <button type="button" onClick={handleClick} className={cx(className, poster, art ? pictured : undefined)}>
      {art ? (
        <>
          <span className={screen}>
            <span data-art="" className={backdrop}>
              {art}
            </span>
            {sign}
            <VisuallyHidden>{t['video.play']()}</VisuallyHidden>
          </span>
          <span className={line}>{learns}</span>
        </>
      ) : (
        <span className={front}>
          {sign}
          <span className={css({ textStyle: 'strong' })}>{t['video.play']()}</span>
          <span className={css({ textStyle: 'caption', color: 'quiet' })}>{learns}</span>
        </span>
      )}
    </button>
  )
}
