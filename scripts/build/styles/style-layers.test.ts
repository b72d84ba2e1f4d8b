import { expect, test } from '@rstest/core'
import postcss from 'postcss'
import { layerRules, specificityOf } from './style-layers'

const properties: Record<string, string> = {
  p_4: 'padding',
  p_6: 'padding',
  pt_2: 'paddingTop',
  bg_red: 'background',
  'hover\\:bg_red': 'background',
  'md\\:bg_red': 'background',
  'on\\:bg_red': 'background',
  'th\\:bg_red': 'background',
  textStyle_title: 'textStyle',
  sr_true: 'srOnly',
  pos_fixed: 'position',
}

function layers(css: string) {
  const { order, rules } = layerRules(postcss.parse(css), (className) => properties[className])
  /** Classes by precedence, the last one wins. */
  const winners = order.flatMap((layer) =>
    [...rules].flatMap(([name, own]) =>
      own.some((rule) => rule.includes(`@layer ${layer}{`)) ? [name] : [],
    ),
  )
  return { order, rules, winners }
}

test('gives a longhand precedence over its shorthand', () => {
  expect(layers('.p_4{padding:4px}.pt_2{padding-top:2px}').winners).toEqual(['p_4', 'pt_2'])
})

test('puts classes that differ only in the value into one layer', () => {
  expect(layers('.p_4{padding:4px}.p_6{padding:6px}').order).toHaveLength(1)
})

test('gives a more specific selector precedence over a later media query', () => {
  const { winners } = layers(
    '.hover\\:bg_red:hover{background:red} @media (width > 9px){.md\\:bg_red{background:red}}',
  )
  expect(winners).toEqual(['md\\:bg_red', 'hover\\:bg_red'])
})

test('keeps the order of conditions of equal specificity', () => {
  const { winners } = layers('.on\\:bg_red[data-on]{background:red}.hover\\:bg_red:hover{background:red}')
  expect(winners).toEqual(['on\\:bg_red', 'hover\\:bg_red'])
})

test('keeps the at-rules around a rule', () => {
  const { rules } = layers('@media print{@supports (gap: 1px){.md\\:bg_red{background:red}}}')
  expect(rules.get('md\\:bg_red')?.[0]).toMatch(
    /^@layer utilities\{@layer \w+\{@media print\{@supports \(gap: 1px\)\{\.md\\:bg_red\{background:red\}\}\}\}\}$/,
  )
})

test('reverses the order of important declarations', () => {
  const { winners } = layers('.p_4{padding:4px!important}.pt_2{padding-top:2px!important}')
  expect(winners).toEqual(['pt_2', 'p_4'])
})

test('gives text styles the lowest precedence', () => {
  const { winners } = layers('.bg_red{background:red} @layer compositions{.textStyle_title{font-size:2em}}')
  expect(winners).toEqual(['textStyle_title', 'bg_red'])
})

test('separates classes that set other properties than their name says', () => {
  expect(layers('.sr_true{position:absolute;width:1px}.pos_fixed{position:fixed}').order).toHaveLength(2)
})

test('splits rules that Panda merged, but not the selectors of one class', () => {
  const { rules } = layers('.bg_red,.th\\:bg_red th,.th\\:bg_red td{background:red}')
  expect(rules.get('bg_red')?.join()).toContain('{.bg_red{background:red}}')
  expect(rules.get('th\\:bg_red')?.join()).toContain('{.th\\:bg_red th,.th\\:bg_red td{background:red}}')
})

test('keeps the layer names of others when a layer is added', () => {
  const [before] = layers('.p_4{padding:4px}').order
  expect(layers('.bg_red{background:red}.pt_2{padding-top:2px}.p_4{padding:4px}').order).toContain(before)
})

test('fails for a rule without a class of css()', () => {
  expect(() => layers('.stranger{color:red}')).toThrow('.stranger is not a class of css().')
})

test.each([
  ['.a', 1000],
  ['.a\\:hover\\(b\\)', 1000],
  ['.a:hover', 2000],
  ['.a::after', 1001],
  ['.a > * + *', 1000],
  ['.a > img', 1001],
  ['[data-theme=dark] .a', 2000],
  [':root:not([data-theme]) .a', 3000],
  ['.a:hover:not(:disabled, [aria-disabled=true])', 3000],
  ['.a:is(:disabled, :has(:disabled))', 2000],
  ['.a:is(th, #x .b)', 1_002_000],
  ['.a:where(.b, #x)', 1000],
  ['.a:nth-child(2n + 1)', 2000],
])('computes the specificity of %s as %i', (selector, weight) => {
  expect(specificityOf(selector)).toBe(weight)
})
