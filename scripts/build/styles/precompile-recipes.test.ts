import { beforeAll, expect, test } from '@rstest/core'
import { css, cva } from 'styled-system/css'
import { PrecompiledRecipes } from './precompile-recipes'

let precompiled: PrecompiledRecipes
beforeAll(async () => {
  precompiled = await PrecompiledRecipes.load(process.cwd())
})

const transform = (code: string) => precompiled.transform(code, 'kernel/ui/some.tsx', '../../')?.code ?? null

test('styles that are written out become the classes that Panda would have made of them', () => {
  const code = transform(
    `import { css, cx } from 'styled-system/css'\nconst gap = { gap: '2' } as const\nexport const styles = css({ ...gap, _hover: { color: 'quiet' } })`,
  )
  expect(code).toContain(`styles = ${JSON.stringify(css({ gap: '2', _hover: { color: 'quiet' } }))}`)
})

test('a recipe becomes a table of classes, and looks the same in every variant', () => {
  const code = transform(
    `import { cva } from 'styled-system/css'\nexport const styles = cva({ base: { p: '2' }, variants: { size: { wide: { p: '4' } } } })`,
  )
  const styles = cva({ base: { p: '2' }, variants: { size: { wide: { p: '4' } } } })
  expect(code).toContain(styles())
  expect(code).toContain(styles({ size: 'wide' }))
  expect(code).toContain('from "../../scripts/build/styles/recipe.mjs"')
})

test('a build that could not know a style, or would change it, fails and says where', () => {
  expect(() =>
    transform(`import { css } from 'styled-system/css'\n\nexport const styles = css(from())`),
  ).toThrow('kernel/ui/some.tsx: css in line 3: a CallExpression is not known before it runs')
  // Panda lets a variant's value replace all conditions of the base; classes alone cannot tell.
  expect(() =>
    transform(
      `import { cva } from 'styled-system/css'\nexport const styles = cva({ base: { p: { md: '2' } }, variants: { size: { wide: { p: '4' } } } })`,
    ),
  ).toThrow('would look different')
})

test('a module without styles is left alone', () => {
  expect(transform('export const four = 4')).toBe(null)
})
