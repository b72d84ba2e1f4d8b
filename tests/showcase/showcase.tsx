import { Button, Page, PageHeader, setAccent } from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { Actions } from './actions'
import { Content } from './content'
import { Feedback } from './feedback'
import { Forms } from './forms'
import { Foundations } from './foundations'
import { Overlays } from './overlays'

const themes = ['light', 'dark'] as const
const accents = ['#0f6e5f', '#2b4fd8', '#a8326e', '#c2410c', '#ffd400', '#ffffff', '#000000']

/** Shows every component in all its states. */
export function Showcase() {
  const [isNarrow, setIsNarrow] = useState(false)
  const isInFrame = window.self !== window.top
  const show = (theme: (typeof themes)[number]) => {
    document.documentElement.dataset.theme = theme
  }

  return (
    <Page width="wide">
      <PageHeader
        title="Components"
        lead="Every component of the design system in every state, with short and with long words."
        actions={
          !isInFrame && (
            <>
              {themes.map((theme) => (
                <Button key={theme} variant="soft" size="sm" onClick={() => show(theme)}>
                  {theme}
                </Button>
              ))}
              <Button variant="soft" size="sm" aria-pressed={isNarrow} onClick={() => setIsNarrow(!isNarrow)}>
                360 px
              </Button>
              {accents.map((accent) => (
                <Button key={accent} variant="quiet" size="sm" onClick={() => setAccent(accent)}>
                  {accent}
                </Button>
              ))}
            </>
          )
        }
      />
      {isNarrow ? (
        <iframe
          title="Components at 360 px"
          src={location.href}
          className={css({
            w: '[360px]',
            h: '[800px]',
            borderWidth: '1px',
            borderColor: 'line',
            rounded: 'lg',
          })}
        />
      ) : (
        <>
          <Foundations />
          <Actions />
          <Forms />
          <Content />
          <Feedback />
          <Overlays />
        </>
      )}
    </Page>
  )
}
