import { sva } from 'styled-system/css'

export const tabsRecipe = sva({
  slots: ['head', 'row', 'list', 'end', 'tab', 'panel'],
  base: {
    list: {
      display: 'flex',
      gap: { base: '4', md: '6' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottomWidth: '1px',
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minH: 'touch',
      mb: '-px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'quiet',
      textStyle: 'label',
      cursor: 'pointer',
      transition: 'common',
      '& > svg': { display: 'none' },
      _hover: { color: 'text' },
      '&:is([aria-selected=true], [aria-pressed=true])': { color: 'text', borderColor: 'accent.text' },
      _focusVisible: { outlineOffset: '[-3px]', rounded: 'xs' },
    },
    head: {},
    row: {},
    end: {},
    panel: { pt: { base: '3', md: '5' }, _focusVisible: { outlineOffset: '[4px]', rounded: 'sm' } },
  },
  variants: {
    isCard: {
      true: {
        head: {
          card: 'bleed',
          // On phones, cards reach both edges of the window, and this one is right below the bar.
          mdDown: { mt: '-3', borderTopWidth: '0' },
        },
        row: {
          display: 'flex',
          flexWrap: { base: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          '&:not(:first-child)': { borderTopWidth: { md: '1px' } },
        },
        list: {
          grow: true,
          gap: { base: '4', md: '6' },
          px: '4',
          scrollPaddingInline: '4',
          borderBottomWidth: '0',
          // On phones, a tab that is cut fades out, so that the row is seen to scroll.
          mdDown: {
            maskImage:
              '[linear-gradient(90deg, transparent, #000 1rem, #000 calc(100% - 1rem), transparent)]',
          },
        },
        end: { w: { base: 'full', md: '[auto]' }, flexShrink: '0' },
        tab: { whiteSpace: 'nowrap', mdDown: { flex: '[1 0 auto]', justifyContent: 'center' } },
      },
    },
  },
})

/** The look of tabs for buttons that choose among the parts of a screen; the chosen one is `aria-pressed`. */
export const tabClasses: Readonly<Partial<Record<'list' | 'tab', string>>> = tabsRecipe()
