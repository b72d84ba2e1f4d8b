import { useTexts } from '@kernel'
import { css, cx, sva } from 'styled-system/css'
import people from '../../pictures/ring.svg'
import { accountsTexts } from '../../texts'

const width = 600
const height = 380
const center = { x: 300, y: 186 }
const radius = { x: 232, y: 134 }
const count = 10

/** Gaps in the dotted line below the faces of the picture. */
const gaps = Array.from({ length: count }, (_, index) => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  const down = Math.sin(angle)
  // Rounded: the last digits may differ between the server and the browser.
  return {
    index,
    cx: Math.round(center.x + radius.x * Math.cos(angle)),
    cy: Math.round(center.y + radius.y * down),
    r: Math.round(35 + 5 * down),
  }
})
/** Frames of what the people in the picture talk about. */
const frames = [
  [208, 186],
  [300, 140],
  [392, 186],
  [300, 232],
] as const

/**
 * The upper half of the ring: an arch of five faces above one of the things. The parts that the lower edge would cut
 * are left out.
 */
const half = {
  root: { w: 'full', h: '[min(34vw - 0.75rem, 8.6rem)]' },
  picture: { maxW: 'column.narrow' },
  layer: { clipPath: '[var(--arch)]' },
  bubble: { display: 'none' },
} as const

const ringRecipe = sva({
  slots: ['root', 'picture', 'layer', 'bubble', 'words'],
  base: {
    root: {
      '--arch': '[polygon(0 0,100% 0,100% 46%,79% 46%,63% 27%,57% 49%,43% 49%,37% 27%,21% 46%,0 46%)]',
      display: 'grid',
      justifyItems: 'center',
      gap: '8',
      overflow: 'hidden',
      rounded: 'lg',
      bg: 'accent.soft',
      // The line of the ring has this color, so that it matches the deployment's accent color and the theme.
      color: 'accent.fill',
    },
    picture: { position: 'relative', display: 'grid', w: 'full', maxW: 'column.page' },
    layer: { gridArea: '[1 / 1]', w: 'full', h: 'auto' },
    words: {
      textStyle: 'title',
      color: 'text',
      textAlign: 'center',
      textWrap: 'balance',
      maxW: '[12em]',
      lgDown: { display: 'none' },
    },
    bubble: {
      position: 'absolute',
      px: '4',
      py: '1.5',
      rounded: 'full',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      smDown: { display: 'none' },
    },
  },
  variants: {
    shape: {
      full: {},
      half,
      halfOnPhones: {
        root: { mdDown: half.root },
        picture: { mdDown: half.picture },
        layer: { mdDown: half.layer },
        bubble: { mdDown: half.bubble },
      },
      halfBelowDesks: {
        root: { lgDown: half.root },
        picture: { lgDown: half.picture },
        layer: { lgDown: half.layer },
        bubble: { lgDown: half.bubble },
      },
    },
  },
})
const line = css({ stroke: 'accent.text', opacity: 0.35 })
const gap = css({ fill: 'accent.soft' })
const frame = css({ fill: 'surface' })
// The sides are those of the picture, which is the same in all directions of writing.
const question = css({
  bottom: '[87%]',
  left: '[75.5%]',
  bg: 'surface',
  color: 'text',
})
const answer = css({
  top: '[88%]',
  right: '[67%]',
  bg: 'accent.fill',
  color: 'accent.on',
})

interface RingProps {
  /** Whether the picture loads only when it is near the window; hidden pictures never do. */
  readonly isLazy?: boolean
  /** Whether it is the largest picture of the first screen: it loads before the code of the app. */
  readonly isMain?: boolean
  /** How much of it is shown; half of it has no bubbles and fits above a title. */
  readonly shape?: 'full' | 'half' | 'halfOnPhones' | 'halfBelowDesks'
  /** Words below the picture, on desks. */
  readonly words?: string
  readonly className?: string | undefined
}

/** The product's motif: people in a circle around what they teach. Everything but the people has colors of the theme. */
export function Ring({ isLazy = false, isMain = false, shape = 'full', words, className }: RingProps) {
  const t = useTexts(accountsTexts)
  const styles = ringRecipe({ shape })
  return (
    <div role="img" aria-label={t['landing.banner']()} className={cx(styles.root, className)}>
      <div className={styles.picture}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.layer}>
          <ellipse
            cx={center.x}
            cy={center.y}
            rx={radius.x}
            ry={radius.y}
            fill="none"
            strokeWidth="2.5"
            strokeDasharray="1 9"
            strokeLinecap="round"
            className={line}
          />
          {gaps.map(({ index, ...circle }) => (
            <circle key={index} {...circle} className={gap} />
          ))}
          {frames.map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="44" className={frame} />
          ))}
          {/* What joins each bubble to the face that speaks. */}
          <path d="M460 40l-5 24 26-18z" className={cx(styles.bubble, frame)} />
          <path d="M168 342l12-22 6 22z" fill="currentColor" className={styles.bubble} />
        </svg>
        <img
          src={people}
          alt=""
          width={width}
          height={height}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isMain ? 'high' : undefined}
          className={styles.layer}
        />
        <span aria-hidden="true" className={cx(styles.bubble, question)}>
          {t['landing.question']()}
        </span>
        <span aria-hidden="true" className={cx(styles.bubble, answer)}>
          {t['landing.answer']()}
        </span>
      </div>
      {words && <p className={styles.words}>{words}</p>}
    </div>
  )
}
