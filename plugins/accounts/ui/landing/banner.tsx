import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import narrow400Avif from '../../pictures/banner-narrow-400.avif'
import narrow400Webp from '../../pictures/banner-narrow-400.webp'
import narrow720Avif from '../../pictures/banner-narrow-720.avif'
import narrow720Webp from '../../pictures/banner-narrow-720.webp'
import wide800Avif from '../../pictures/banner-wide-800.avif'
import wide800Webp from '../../pictures/banner-wide-800.webp'
import wide1200Avif from '../../pictures/banner-wide-1200.avif'
import wide1200Webp from '../../pictures/banner-wide-1200.webp'
import wide1600Avif from '../../pictures/banner-wide-1600.avif'
import wide1600Png from '../../pictures/banner-wide-1600.png'
import wide1600Webp from '../../pictures/banner-wide-1600.webp'
import { accountsTexts } from '../../texts'

const phones = '(max-width: 40rem)'
const sizes = '(max-width: 74rem) calc(100vw - 2rem), 72rem'

const formats = [
  {
    type: 'image/avif',
    narrow: `${narrow400Avif} 400w, ${narrow720Avif} 720w`,
    wide: `${wide800Avif} 800w, ${wide1200Avif} 1200w, ${wide1600Avif} 1600w`,
  },
  {
    type: 'image/webp',
    narrow: `${narrow400Webp} 400w, ${narrow720Webp} 720w`,
    wide: `${wide800Webp} 800w, ${wide1200Webp} 1200w, ${wide1600Webp} 1600w`,
  },
]

// Aspect ratio and maximum height reserve the space before the image loads.
const image = css({
  display: 'block',
  w: 'full',
  maxH: '[400px]',
  aspectRatio: { base: '[4 / 3]', sm: '[20 / 7]' },
  objectFit: 'cover',
  rounded: { base: 'md', sm: 'lg' },
  bg: 'subtle',
})

/** The banner image of the landing page (ACC-LAND-01). */
export function Banner() {
  const t = useTexts(accountsTexts)
  return (
    <picture>
      {formats.map(({ type, narrow }) => (
        <source key={type} media={phones} type={type} srcSet={narrow} sizes={sizes} />
      ))}
      {formats.map(({ type, wide }) => (
        <source key={type} type={type} srcSet={wide} sizes={sizes} />
      ))}
      <img
        src={wide1600Png}
        alt={t['landing.banner']()}
        width={1600}
        height={560}
        fetchPriority="high"
        className={image}
      />
    </picture>
  )
}
