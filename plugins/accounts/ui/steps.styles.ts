import { css } from 'styled-system/css'

export const styles = {
  root: css({ display: 'grid', gap: '4', counterReset: '[step]' }),
  step: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    columnGap: '3',
    counterIncrement: '[step]',
    _before: {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      w: '6',
      h: '6',
      rounded: 'full',
      borderWidth: '[1.5px]',
      borderColor: 'accent.text',
      color: 'accent.text',
      fontSize: '2xs',
      fontWeight: 'bold',
    },
  }),
  title: css({ fontWeight: 'semibold' }),
  text: css({ textStyle: 'small', color: 'quiet' }),
}
