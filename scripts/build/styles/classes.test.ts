import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { cva, sva } from 'styled-system/css'
import { stylesIn, withStaticStyles } from './classes.mjs'
import * as built from './recipes.mjs'

const files = ['kernel', 'plugins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*\.(?:test|gen)\.).*\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)
const recipes = files.flatMap((file) =>
  stylesIn(readFileSync(file, 'utf8'), file).filter(({ name }) => name === 'cva' || name === 'sva'),
)

type Values = Readonly<Record<string, unknown>>

const keys: Readonly<Record<string, boolean>> = { true: true, false: false }

/** All ways to choose variants, each also left out. */
const choicesOf = (variants: Readonly<Record<string, Values>>) =>
  Object.entries(variants).reduce<Values[]>(
    (chosen, [name, values]) =>
      chosen.flatMap((one) => [
        one,
        ...Object.keys(values).map((value) => ({ ...one, [name]: keys[value] ?? value })),
      ]),
    [{}],
  )

const sorted = (classes: string) => classes.split(' ').filter(Boolean).sort()
const bySlot = (classes: string | Values) =>
  Object.entries(typeof classes === 'string' ? { '': classes } : classes).map(([slot, names]) => [
    slot,
    sorted(String(names)),
  ])

test('every recipe has the classes of Panda in the product, for all variants', () => {
  expect(recipes.length).toBeGreaterThan(40)
  for (const { node, name, values, text } of recipes) {
    const [config] = values
    const theirs = name === 'cva' ? cva(config) : sva(config)
    const ours = new Function('cva', 'sva', `return ${text}`)(built.cva, built.sva)
    for (const choice of choicesOf(config.variants ?? {}))
      expect(bySlot(ours(choice)), node.getSourceFile().fileName).toEqual(bySlot(theirs(choice)))
  }
})

test('styles become their classes, and what is known at run time is refused', () => {
  const module = (styles: string) => `import { css } from 'styled-system/css'
const four = { p: '4' } as const
const box = css(${styles})`
  expect(withStaticStyles(module('{ ...four, _hover: { color: `text` } }'), 'box.ts')).toContain(
    'const box = "p_4 hover:c_text"',
  )
  expect(() => withStaticStyles(module('{ p: size }'), 'box.ts')).toThrow('box.ts:3')
})
