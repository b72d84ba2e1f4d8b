import { $session, useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { Link } from 'react-router'
import { css } from 'styled-system/css'
import { createPostRoute } from '../contract'
import { postsTexts } from '../texts'

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '12',
  px: { base: '3', sm: '4' },
  py: '2',
  rounded: 'lg',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  color: 'quiet',
  textDecoration: 'none',
  transition: 'common',
  transitionDuration: 'fast',
  _hover: { borderColor: 'edge', color: 'text' },
})
const text = css({ minW: '0', textStyle: { base: 'small', sm: 'body' }, truncate: true })

/** One line above the feed that opens the post editor. */
export function ComposerLink() {
  const t = useTexts(postsTexts)
  const href = useHref()
  const person = useUnit($session)?.person
  const to = href(createPostRoute)
  if (!person || !to) return null
  return (
    <Link to={to} className={line}>
      <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="xs" />
      <span className={text}>{t['feed.compose']()}</span>
    </Link>
  )
}
