import { beforeAll, expect, test } from '@rstest/core'
import { css, cva } from 'styled-system/css'
import { PrecompiledRecipes } from './precompile-recipes'

let precompiled: PrecompiledRecipes
beforeAll(async () => {
  precompiled = await PrecompiledRecipes.load(process.cwd())
})

const transform = (code: string) => precompiled.transform(code, 'kernel/ui/some.tsx', '../../')?.code ?? null

test('replaces static styles by the classes of Panda', () => {
  const code = transform(
    `import { css, cx } from 'styled-system/css'\nconst gap = { gap: '2' } as const\nexport const styles = css({ ...gap, _hover: { color: 'quiet' } })`,
  )
  expect(code).toContain(`styles = ${JSON.stringify(css({ gap: '2', _hover: { color: 'quiet' } }))}`)
})

test('replaces a recipe by a class table that is equal in every variant', () => {
  const code = transform(
    `import { cva } from 'styled-system/css'\nexport const styles = cva({ base: { p: '2' }, variants: { size: { wide: { p: '4' } } } })`,
  )
  const styles = cva({ base: { p: '2' }, variants: { size: { wide: { p: '4' } } } })
  expect(code).toContain(styles())
  expect(code).toContain(styles({ size: 'wide' }))
  expect(code).toContain('from "../../scripts/build/styles/recipe.mjs"')
})

test('fails with the position of a style that is not static or would change', () => {
  expect(() =>
    transform(`import { css } from 'styled-system/css'\n\nexport const styles = css(from())`),
  ).toThrow('kernel/ui/some.tsx: css in line 3: a CallExpression is only known at run time')
  // In Panda a variant's value replaces all conditions of the base, which classes alone cannot express.
  expect(() =>
    transform(
      `import { cva } from 'styled-system/css'\nexport const styles = cva({ base: { p: { md: '2' } }, variants: { size: { wide: { p: '4' } } } })`,
    ),
  ).toThrow('would look different')
})

test('leaves a module without styles unchanged', () => {
  expect(transform('export const four = 4')).toBe(null)
})
