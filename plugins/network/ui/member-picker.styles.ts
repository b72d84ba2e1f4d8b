import { css } from 'styled-system/css'

export const styles = {
  root: css({ stack: true, gap: '3' }),
  // As high as the other field of the form.
  search: css({ minH: 'touch!' }),
  text: css({ textStyle: 'small', color: 'quiet' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(16rem, 100%), 1fr))]',
    columnGap: '4',
    // The page scrolls: a list in a box in a card leaves little room.
  }),
  choice: css({ alignItems: 'center!', minH: '[3.5rem !important]' }),
  person: css({ row: true, gap: '3', minW: '0' }),
  content: css({ display: 'grid', minW: '0', overflowWrap: 'anywhere' }),
  // One line, so that a long name makes no hole in the rows beside it.
  name: css({ textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: { base: '2', md: '1' } }),
  login: css({ textStyle: 'caption', color: 'quiet' }),
}
