import { $session, useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, Icon, imageIcon, Link, videoIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { createPostRoute } from '../contract'
import { postsTexts } from '../texts'

const line = css({
  row: true,
  gap: '3',
  minH: '[3.75rem]',
  px: '4',
  py: '2',
  // Phones have the button in their bar.
  mdDown: { display: 'none' },
  color: 'quiet',
  transition: 'common',
  _hover: { color: 'text' },
})
const icons = css({ display: 'flex', gap: '6', px: '2' })
const text = css({ grow: true, textStyle: 'body', truncate: true })

export default function ComposerLink() {
  const t = useTexts(postsTexts)
  const href = useHref()
  const person = useUnit($session)?.person
  const to = href(createPostRoute)
  if (!person || !to) return null
  return (
    <Link to={to} className={line}>
      <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="xs" />
      <span className={text}>{t['feed.compose']()}</span>
      <span className={icons}>
        <Icon of={imageIcon} />
        <Icon of={videoIcon} />
      </span>
    </Link>
  )
}
