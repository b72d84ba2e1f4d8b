import { useTexts } from '@kernel'
import { type Video, videoProviderNames } from '@kernel/parts'
import { Alert, externalIcon, Icon, RetryButton } from '@kernel/ui'
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
  readonly onRetry: () => void
}

/** Shown when the player could not be loaded; the rest of the lesson still works. */
export function PlayerError({ video, onRetry }: PlayerErrorProps) {
  const t = useTexts(coursesTexts)
  return (
    <Alert
      tone="danger"
      title={t[`player.failed.${video.provider}`]()}
      action={
        <>
          <RetryButton size="sm" onClick={onRetry} />
          <a href={providerUrls[video.provider](video)} target="_blank" rel="noopener noreferrer" className={link}>
            {t['player.away']({ provider: videoProviderNames[video.provider] })}
            <Icon of={externalIcon} size="sm" />
          </a>
        </>
      }
    >
      {t['player.failed.text']()}
    </Alert>
  )
}
