import type { Id } from '@kernel'
import { cva, sva } from 'styled-system/css'

export const groupListRecipe = sva({
  slots: ['nav', 'list', 'link', 'icon', 'content', 'name', 'count', 'chevron'],
  base: {
    nav: { outlineStyle: 'none', alignSelf: 'start', minW: '0' },
    list: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      p: '1.5',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      rounded: 'md',
      mdDown: { mx: '-4', rounded: '[0]', borderInlineWidth: '[0]' },
      '& > li': { minW: '0' },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '[3.75rem]',
      px: '2.5',
      py: '2',
      rounded: 'sm',
      color: 'text',
      textDecoration: 'none',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { bg: 'subtle' },
      _focusVisible: { outlineOffset: '[-3px]' },
      '&[aria-current=page]': { bg: 'accent.soft', _hover: { bg: 'accent.soft' } },
    },
    // Not round, so that a group does not look like a person.
    icon: { display: 'grid', placeItems: 'center', flexShrink: '0', w: '10', h: '10', rounded: '[32%]' },
    content: { display: 'grid', flex: '1', minW: '0' },
    name: {
      textStyle: 'strong',
      overflowWrap: 'anywhere',
      '[aria-current=page] &': { color: 'accent.text' },
    },
    count: { textStyle: 'caption', color: 'quiet' },
    chevron: { color: 'quiet', flexShrink: '0', md: { display: 'none' } },
  },
})

export const groupTint = cva({
  variants: {
    tint: {
      info: { bg: 'info.soft', color: 'info' },
      warning: { bg: 'warning.soft', color: 'warning' },
      danger: { bg: 'danger.soft', color: 'danger' },
      success: { bg: 'success.soft', color: 'success' },
    },
  },
})
const tints = ['info', 'warning', 'danger', 'success'] as const

/** Color of a group, always the same for its id. */
export function tintOf(id: Id): (typeof tints)[number] {
  const sum = [...String(id)].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0)
  return tints[sum % tints.length] ?? 'info'
}
