import { css } from 'styled-system/css'

export const styles = {
  list: css({ divided: true }),
  root: css({
    display: 'grid',
    columnGap: { base: '3', sm: '4' },
    rowGap: { base: '1', sm: '2' },
    alignItems: 'start',
    p: '4',
    gridTemplateColumns: { base: '[4.5rem minmax(0, 1fr)]', sm: '[8.5rem minmax(0, 1fr) auto]' },
    gridTemplateRows: { base: '[auto auto auto 1fr]', sm: '[auto 1fr]' },
    gridTemplateAreas: {
      base: '"image name" "image details" "image prices" "image tools"',
      sm: '"image name prices" "image tools tools"',
    },
    // With very large text there is no room beside the image, so the words stand below it.
    '@media (width < 16rem)': {
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateAreas: '"image" "name" "prices" "details" "tools"',
    },
  }),
  image: css({ gridArea: '[image]' }),
  words: css({
    display: { base: 'contents', sm: 'grid' },
    gridArea: { sm: '[name]' },
    gap: '0.5',
    minW: '0',
  }),
  name: css({
    gridArea: { smDown: '[name]' },
    textStyle: { base: 'strong', sm: 'subheading' },
    overflowWrap: 'anywhere',
  }),
  // The height of one line, so that the row stays as it is when the details arrive.
  details: css({
    gridArea: { smDown: '[details]' },
    textStyle: 'caption',
    color: 'quiet',
    overflowWrap: 'anywhere',
    minH: '[1lh]',
  }),
  prices: css({
    gridArea: '[prices]',
    display: { base: 'flex', sm: 'grid' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    justifyItems: 'end',
    textAlign: { sm: 'end' },
    fontVariantNumeric: 'tabular-nums',
  }),
  sum: css({ textStyle: { base: 'subheading', sm: 'heading' } }),
  full: css({ textStyle: 'small', color: 'quiet', textDecoration: 'line-through' }),
  tools: css({
    gridArea: '[tools]',
    alignSelf: 'end',
    wrap: true,
    columnGap: { base: '0', sm: '2' },
    rowGap: '2',
    mt: { base: '1', sm: '0' },
  }),
  // As high as the buttons beside it.
  quantity: css({
    '& > :first-child': { minH: 'control' },
    '& input': { h: '[calc({sizes.control} - 2px) !important]', w: '9!' },
  }),
  each: css({ textStyle: 'caption', color: 'quiet', ms: 'auto' }),
}
