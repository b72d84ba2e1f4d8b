import { expect, test } from '@rstest/core'
import postcss from 'postcss'
import { dropKnownRules, dropUnreadVariables, inlineConstants } from './purge-css'

function after(work: (sheet: postcss.Root) => void, css: string): string {
  const sheet = postcss.parse(css)
  work(sheet)
  return sheet.toString()
}

const unread = (css: string, ...texts: string[]) => after((sheet) => dropUnreadVariables(sheet, texts), css)
const inlined = (css: string, ...code: string[]) => after((sheet) => inlineConstants(sheet, code), css)

test('removes repeated rules and empty at-rules', () => {
  const known = new Set<string>()
  const drop = (css: string) => after((sheet) => dropKnownRules(sheet, known), css)
  expect(drop('@layer u{@layer a{.x{color:red}}}@layer u{@layer a{.x{color:red}}}')).toBe(
    '@layer u{@layer a{.x{color:red}}}',
  )
  expect(drop('@layer u{@layer a{.x{color:red}}@layer b{.x{color:red}}}')).toBe(
    '@layer u{@layer b{.x{color:red}}}',
  )
})

test('inlines tokens with the same value in every theme', () => {
  const tokens = '@layer tokens{:root{--a\\.5:1px;--b:red}.dark{--b:blue}}'
  expect(inlined(`${tokens}.x{top:calc(var(--a\\.5) * -1);color:var(--b)}`)).toBe(
    `${tokens}.x{top:calc(1px * -1);color:var(--b)}`,
  )
})

test('keeps variables that code reads, and those that are not tokens', () => {
  const tokens = '@layer tokens{:root{--a:1px}}.y{--c:2px}.x{top:var(--a);left:var(--c)}'
  expect(inlined(tokens, "style.top = 'var(--a)'")).toBe(tokens)
})

test('keeps variables that other styles, code or kept variables read', () => {
  const sheet = ':root{--a:1;--b:var(--c);--c:2;--d:var(--e);--e:3;--f\\.5:4}'
  expect(unread(sheet, '.x{color:var(--b)}', "style.top = 'var(--a)'")).toBe(
    ':root{--a:1;--b:var(--c);--c:2}',
  )
  expect(unread(sheet, '.x{color:var(--f\\.5)}')).toBe(':root{--f\\.5:4}')
})

test('keeps variables whose names may be composed at run time', () => {
  expect(unread(':root{--a-1:1;--a-2:2;--b-1:1}', `"var(--a-" + size + ")"`)).toBe(':root{--a-1:1;--a-2:2}')
  expect(unread(':root{--a:1}', "import { token } from 'styled-system/tokens'")).toBe(':root{--a:1}')
})
