import { readFileSync } from 'node:fs'
import { expect, rs, test } from '@rstest/core'
import postcss from 'postcss'
import ts from 'typescript'
import { browsers } from '../../package/browsers.mjs'
import { findNewApis, findNewStyles, reportFindings } from '../../scripts/check/browsers.mjs'

// Covers FLT-116

/** Keys of the newer features in a source text; the text is a module of the product. */
function apisIn(source: string) {
  const name = 'source.tsx'
  const options: ts.CompilerOptions = {
    ...{ lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], target: ts.ScriptTarget.ESNext },
    ...{ types: [], jsx: ts.JsxEmit.Preserve, noResolve: true },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, version, ...rest) =>
    file === name ? ts.createSourceFile(name, source, version, true) : getSourceFile(file, version, ...rest)
  return findNewApis(ts, ts.createProgram([name], options, host), [name]).map(({ key }) => key)
}

test('the check of code reports what a declared browser lacks, and nothing else', () => {
  const reported = [
    ["URL.canParse('/')", 'api.URL.canParse_static'],
    ['new URLSearchParams().size', 'api.URLSearchParams.size'],
    ['const { any } = AbortSignal', 'api.AbortSignal.any_static'],
    ['requestIdleCallback(() => {})', 'api.Window.requestIdleCallback'],
    ['document.onscrollend = null', 'api.Document.scrollend_event'],
    ['document.body.setHTMLUnsafe("")', 'api.Element.setHTMLUnsafe'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['new Set([1]).union(new Set([2]))', 'javascript.builtins.Set.union'],
    ['[1].values().map(String)', 'javascript.builtins.Iterator.map'],
    ['const image = <img fetchPriority="high" />', 'html.elements.img.fetchpriority'],
  ] as const
  const allowed = `
    class Own { static canParse() {} }
    Own.canParse()
    const { any } = { any: 1 }
    let timeline: ScrollTimeline | undefined
    new Map().size + [2].toSorted().length + new Uint8Array(2).byteLength
    new Uint8Array(2).every(Boolean); [1].map(String); /a/.test('a'); Promise.resolve().catch(() => any)
    const image = <img loading="lazy" alt="" />`
  expect(apisIn(allowed)).toEqual([])
  expect(apisIn(reported.map(([code]) => `{ ${code} }`).join('\n'))).toEqual(reported.map(([, key]) => key))
})

test('the README names the declared browsers', () => {
  const [chrome, firefox, safari] = browsers.map((entry) => entry.split(' ').at(-1))
  const sentence = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and newer`
  expect(readFileSync('README.md', 'utf8')).toContain(sentence)
})

const stylesIn = (css: string) => findNewStyles(postcss.parse(css)).map(({ key }) => key)

for (const [css, ...keys] of [
  ['a:open { color: red }', 'css.selectors.open'],
  ['@scope (main) { a { color: red } }', 'css.at-rules.scope'],
  ['a { field-sizing: content }', 'css.properties.field-sizing', 'css.properties.field-sizing.content'],
  ['a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['@supports (field-sizing: content) { a { field-sizing: content } }'],
  ['a:has(b) { user-select: none; color: oklch(50% 0 0) }'],
])
  test(`the check of styles reports ${keys.join(', ') || 'nothing'} in ${css}`, () =>
    expect(stylesIn(css ?? '')).toEqual(keys))

test('the check prints what is not an exception, and exceptions that nothing needs', () => {
  const print = rs.spyOn(console, 'error').mockReturnValue()
  const found = [{ key: 'api.URL.canParse_static', browsers: 'safari 17', place: 'kernel/a.ts:1' }]
  expect(reportFindings(found, [{ feature: 'api.URL', where: 'kernel/a.ts', why: 'guarded' }])).toBe(true)
  expect(reportFindings(found, [{ feature: 'api.URL', where: 'kernel/b.ts', why: 'guarded' }])).toBe(false)
  expect(print.mock.calls.flat()).toEqual([
    'kernel/a.ts:1: api.URL.canParse_static needs safari 17.',
    'scripts/check/browser-exceptions.mjs: api.URL in kernel/b.ts is not used.',
  ])
  print.mockRestore()
})
