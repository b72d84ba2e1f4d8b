import { sva } from 'styled-system/css'

/** Gaps are inside the sections, so that the widths of a row add up to 100 %. */
export const sectionsRecipe = sva({
  slots: ['root', 'section'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap' },
    section: { minW: '0', flex: '[1 1 0]' },
  },
  variants: {
    size: {
      page: {
        root: { mx: { lg: '-2.5' }, rowGap: '8', mt: { base: '4', md: '6' } },
        // Minimum width of a section, even if a smaller one is configured: narrower cards would be unreadable.
        section: {
          px: { lg: '2.5' },
          flexBasis: { base: '[100%]', lg: '0' },
          minW: { base: '0', lg: '[min(100%, 16rem)]' },
          // A section that has only one paragraph to say takes no place from the others.
          '&:has(> p:nth-child(2):last-child)': {
            order: '1',
            flexBasis: '[100%]',
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            alignItems: 'baseline',
            columnGap: '2',
            textStyle: 'small',
            color: 'quiet',
            '& > h2': { textStyle: 'small', mb: '0' },
          },
          // The others then have the whole width.
          'section:has(> p:nth-child(2):last-child) ~ &': {
            lg: { flexBasis: '[100%]' },
          },
        },
      },
      preview: { root: { mx: '-1', rowGap: '2' }, section: { px: '1', minW: '12' } },
    },
    /** Beside posts, courses are the smaller column at the end; on phones, they come before the long list of posts. */
    segment: {
      courses: {
        section: {
          order: { lg: '1' },
          // One or two courses stay in view beside a long list of posts.
          '&:not(:has(li:nth-child(3)))': { lg: { alignSelf: 'start', position: 'sticky', top: '[5rem]' } },
        },
      },
      posts: { section: { flexGrow: '2' } },
      other: {},
    },
    isOther: { true: { section: { lgDown: { display: 'none' } } } },
    hasShare: {
      true: { section: { flexGrow: '0', flexShrink: '0', flexBasis: '[var(--share)]' } },
    },
  },
  compoundVariants: [
    // The preview shows the page as desktops do, also on phones.
    { size: 'preview', segment: 'courses', css: { section: { order: '1' } } },
    {
      size: 'page',
      hasShare: true,
      css: { section: { flexBasis: { base: '[100%]', lg: '[var(--share)]' } } },
    },
  ],
})
