import { useTexts } from '@kernel'
import { Card, chatIcon, courseIcon, groupIcon, Icon, postsIcon } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { grid } from 'styled-system/patterns'
import { accountsTexts } from '../../texts'

const features = [
  ['posts', postsIcon],
  ['groups', groupIcon],
  ['courses', courseIcon],
  ['messages', chatIcon],
] as const

const heading = css({ textStyle: 'heading', textAlign: { md: 'center' }, mb: { base: '5', md: '8' } })
const list = grid({ columns: { base: 1, sm: 2, lg: 4 }, gap: { base: '4', md: '5' } })
const card = css({ display: 'grid', alignContent: 'start', gap: '2' })
const mark = css({
  display: 'grid',
  placeItems: 'center',
  w: '12',
  h: '12',
  mb: '2',
  rounded: 'md',
  bg: 'accent.soft',
  color: 'accent.text',
})
const title = css({ textStyle: 'subheading' })
const text = css({ color: 'quiet' })

/** The four feature cards of the landing page. */
export function Features() {
  const t = useTexts(accountsTexts)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t['landing.features']()}
      </h2>
      <div className={list}>
        {features.map(([name, icon]) => (
          <Card key={name} as="article" className={card}>
            <span className={mark}>
              <Icon of={icon} />
            </span>
            <h3 className={title}>{t[`landing.${name}.title`]()}</h3>
            <p className={text}>{t[`landing.${name}.text`]()}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
