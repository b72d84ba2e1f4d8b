import { useTexts } from '@kernel'
import { type Video, videoProviderNames } from '@kernel/parts'
import { Alert, externalIcon, Icon, OutsideLink, RetryButton } from '@kernel/ui'
import { css } from 'styled-system/css'
import { coursesTexts } from '../texts'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: 'touch',
  color: 'accent.text',
})

const providerUrls = {
  vimeo: ({ id, hash }: Video) => `https://vimeo.com/${hash ? `${id}/${hash}` : id}`,
  youtube: ({ id }: Video) => `https://www.youtube.com/watch?v=${id}`,
} as const

interface PlayerErrorProps {
  readonly video: Video
  /** Whether the provider refuses to play the video, instead of a player that could not be loaded. */
  readonly isRefused: boolean
  readonly onRetry: () => void
}

/** The rest of the lesson still works. */
export function PlayerError({ video, isRefused, onRetry }: PlayerErrorProps) {
  const t = useTexts(coursesTexts)
  const { provider } = video
  const name = { provider: videoProviderNames[provider] }
  return (
    <Alert
      tone="danger"
      title={isRefused ? t['player.refused'](name) : t[`player.failed.${provider}`]()}
      action={
        <>
          <RetryButton size="sm" onClick={onRetry} />
          <OutsideLink href={providerUrls[provider](video)} className={link}>
            {t['player.away'](name)}
            <Icon of={externalIcon} size="sm" />
          </OutsideLink>
        </>
      }
    >
      {t['player.failed.text']()}
    </Alert>
  )
}
