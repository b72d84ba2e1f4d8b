import { expect } from '@rstest/core'

/** Rules that need layout or colors, which happy-dom lacks. */
const browserRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

/**
 * Fails when axe finds a violation in the current state of the document. Colors and sizes are checked only in browsers.
 * @param within what is checked: in happy-dom, axe does not notice that an open dialog covers the rest of the page
 */
export async function expectAccessible(within: Element | Document = document): Promise<void> {
  // Few test files need it, and it takes long to load.
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(within, {
    resultTypes: ['violations'],
    iframes: false,
    rules: Object.fromEntries(browserRules.map((rule) => [rule, { enabled: false }])),
  })
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`),
    'violations found by axe',
  ).toEqual([])
}
