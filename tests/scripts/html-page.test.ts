import { expect, test } from '@rstest/core'
import { htmlPage } from '../../scripts/serve/render/html-page.mjs'

const importMap = '<script type="importmap">{"imports":{"react":"/assets/shared/react.js"}}</script>'
const parts = {
  head: '<!doctype html><html lang="en"><head><title>Roda</title><script>boot()</script>',
  noscript: '',
  importMap,
  late: '<script defer src="/index.js"></script>',
  styles: { layers: '', fonts: '', start: '', rules: [], keyframes: {} },
}
const pageWith = (state: object) =>
  htmlPage(parts, { html: '<h1>Courses</h1>', head: '', language: 'en', access: 'anyone', state }).html

// Covers EXT-01, PLG-02
test('a rendered page has an import map only if remote plugins may load', () => {
  expect(pageWith({ settings: {} })).not.toContain('importmap')
  expect(pageWith({ settings: { remotes: [] } })).not.toContain('importmap')
  for (const state of [{ settings: { remotes: [{ id: 'stars' }] } }, { settings: {}, isStatic: true }]) {
    const html = pageWith(state)
    expect(html).toContain(importMap)
    // An import map in the template would not apply.
    expect(html.indexOf(importMap)).toBeLessThan(html.indexOf('<template'))
  }
})
