import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import picture from '../../pictures/banner.svg'
import { accountsTexts } from '../../texts'

const image = css({
  display: 'block',
  w: 'full',
  h: 'full',
  rounded: { base: 'md', sm: 'lg' },
  bg: 'accent.soft',
  // The drawing uses shades of this color, so that it matches the deployment's accent color and the theme.
  color: 'accent.fill',
})

/** The banner image of the landing page. */
export function Banner() {
  const t = useTexts(accountsTexts)
  return (
    <svg
      role="img"
      aria-label={t['landing.banner']()}
      viewBox="0 0 720 540"
      preserveAspectRatio="xMidYMid slice"
      className={image}
    >
      <use href={`${picture}#scene`} />
    </svg>
  )
}
