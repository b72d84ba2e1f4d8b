import { sva } from 'styled-system/css'

/** Styles of the head of a public page; `preview` is its small variant. */
export const pageHeroRecipe = sva({
  slots: [
    'root',
    'band',
    'picture',
    'plain',
    'below',
    'avatar',
    'words',
    'title',
    'login',
    'headline',
    'action',
  ],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' },
    band: { overflow: 'hidden' },
    plain: { bg: 'accent.soft' },
    below: { display: 'grid', gap: '2', justifyItems: 'start' },
    // A ring in the page color separates the avatar from the background.
    avatar: { position: 'relative', display: 'grid', p: '1', rounded: 'full', bg: 'bg' },
    words: { display: 'grid', gap: '1', minW: '0', w: 'full' },
    title: { overflowWrap: 'anywhere' },
    login: { color: 'quiet', overflowWrap: 'anywhere' },
    headline: { maxW: 'column.reading', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    action: { mt: '2' },
  },
  variants: {
    size: {
      page: {
        band: { rounded: 'lg' },
        picture: { aspectRatio: { base: '[3 / 1 !important]', md: '[5 / 1 !important]' } },
        plain: { aspectRatio: { base: '[4 / 1]', md: '[8 / 1]' } },
        // On wide screens, the action stands at the end of the name's line.
        below: {
          columnGap: '6',
          gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
        },
        // The negative margin is the ring, so that the picture aligns with the text.
        avatar: { mt: '[-3rem]', ms: '-1', gridColumn: '[1 / -1]' },
        title: { textStyle: 'title' },
        login: { textStyle: 'small' },
        headline: { textStyle: 'lead', mt: '2' },
        // The height is reserved, since the actions of members load later.
        action: { minH: 'touch', mt: { md: '0' } },
      },
      preview: {
        picture: { aspectRatio: '[4 / 1 !important]' },
        plain: { aspectRatio: '[6 / 1]' },
        below: { px: '4' },
        avatar: { mt: '[-2rem]' },
        title: { textStyle: 'subheading' },
        login: { textStyle: 'caption' },
        headline: { textStyle: 'small' },
      },
    },
  },
})
