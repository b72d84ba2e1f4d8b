import { $session, toServerTime, useHref, useTexts } from '@kernel'
import { ImageUpload, imageUrl, RelativeTime } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { createPostRoute } from '../../posts/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { useUpdatePicture } from '../api/mutations'
import { accountsTexts } from '../texts'

/** Image width in pixels: enough for 120 CSS pixels on a high-density screen. */
const imageWidth = 300

const column = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[auto minmax(0, 1fr)]' },
  alignItems: 'center',
  gap: '6',
})
const current = css({ display: 'grid', justifyItems: 'center', gap: '3' })
const quietText = css({ textStyle: 'caption', color: 'quiet', minW: '0' })
const seen = css({
  display: 'grid',
  gap: '3',
  mx: '-4',
  pt: '4',
  px: '4',
  borderTopWidth: '1px',
  // Nobody sees it where there are neither posts nor public pages.
  '&:has(> :last-child:empty)': { display: 'none' },
})
const seenTitle = css({ textStyle: 'label', color: 'quiet' })
const samples = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' },
})
const sample = css({
  display: 'grid',
  gap: { lg: '2' },
  gridTemplateColumns: { lgDown: '[min(6rem, 28vw) minmax(0, 1fr)]' },
  gridTemplateRows: { lg: '[auto 1fr]' },
  alignItems: 'center',
})
const face = css({ row: true, gap: '2.5', minW: '0' })
const words = css({
  display: 'grid',
  minW: '0',
  textStyle: 'caption',
  color: 'quiet',
  overflowWrap: 'anywhere',
  '& > strong': { textStyle: 'strong', color: 'text', lineClamp: '2' },
})
const bubble = css({ px: '3', py: '1.5', rounded: 'md', bg: 'subtle' })

export default function PicturePanel() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const pagePath = usePublicPagePath()
  const person = useUnit($session)?.person
  const update = useUpdatePicture()
  const [now] = useState(() => toServerTime(Date.now() - 300_000))
  if (!person) return null

  const name = person.name || person.login
  const src = imageUrl(person.pictureUrl)
  return (
    <>
      <div className={column}>
        <div className={current}>
          <Avatar src={src} name={name} size="xl" alt={t['profile.picture.current']()} />
          {!person.pictureUrl && <p className={quietText}>{t['profile.picture.none']()}</p>}
        </div>
        <ImageUpload
          id="accounts/picture"
          label={t['profile.picture.choose']()}
          dropLabel={t['profile.picture.drop']()}
          width={imageWidth}
          crop={{ shape: 'round' }}
          sendLabel={t['profile.picture.send']()}
          onSend={(file, sending) => update.mutateAsync({ file, ...sending })}
        />
      </div>
      {/* Screen readers have nothing to see here: the picture would be read three times. */}
      <div aria-hidden="true" className={seen}>
        <p className={seenTitle}>{t['profile.picture.seen']()}</p>
        <div className={samples}>
          {href(createPostRoute) && (
            <>
              <div className={sample}>
                <p className={quietText}>{t['profile.picture.seen.post']()}</p>
                <div className={face}>
                  <Avatar src={src} name={name} size="xs" />
                  <p className={words}>
                    <strong>{name}</strong> <RelativeTime date={now} isWithinLink />
                  </p>
                </div>
              </div>
              <div className={sample}>
                <p className={quietText}>{t['profile.picture.seen.comment']()}</p>
                <div className={face}>
                  <Avatar src={src} name={name} size="2xs" />
                  <p className={cx(words, bubble)}>
                    <strong>{name}</strong> {t['profile.picture.seen.words']()}
                  </p>
                </div>
              </div>
            </>
          )}
          {pagePath(person.login) && (
            <div className={sample}>
              <p className={quietText}>{t['profile.picture.seen.page']()}</p>
              <div className={face}>
                <Avatar src={src} name={name} size="md" />
                <p className={words}>
                  <strong>{name}</strong> <bdi>@{person.login}</bdi>
                </p>
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
