/**
 * Lengths, weights and times are the same in every theme, so their variables are a detour that each visitor
 * pays for: 0.6 kB of CSS (brotli) in 7. A production build writes the values where they are used; colours and
 * shadows stay variables, for themes and the accent.
 */
const constants =
  /^--(?:sizes|spacing|font-sizes|font-weights|line-heights|letter-spacings|radii|z-index|durations|easings|breakpoints)-/

/** A PostCSS plugin; it comes after Panda's. */
export const leanTokens = () => ({
  postcssPlugin: 'lean-tokens',
  OnceExit(root) {
    const values = new Map()
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'tokens') return
      layer.walkDecls(constants, (token) => {
        values.set(token.prop, token.value)
        token.remove()
      })
    })
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        /var\((--[^\s,()]+)\)/g,
        (reference, name) => values.get(name) ?? reference,
      )
    })
  },
})
