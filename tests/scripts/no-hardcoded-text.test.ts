import { expect, test } from '@rstest/core'
import { findHardcodedText } from '../../scripts/check/no-hardcoded-text.mjs'

const cases = [
  ['text between tags', '<p>Log in</p>', ['Log in']],
  ['an attribute for screen readers', '<img alt="A cat" className="cat" />', ['A cat']],
  ['a string as child', "<p>{'Log in'}</p>", ['Log in']],
  ['conditional strings', "<b title={on ? 'On' : 'Off'}>{on && 'yes'}</b>", ['On', 'Off', 'yes']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this string is the source code of a component
  ['a template', '<p>{`Hello ${name}`}</p>', ['Hello']],
  [
    'translated texts, symbols and numbers',
    "<p role='status' title={t.title()}>{t.hello()} · 3 &nbsp; × {'—'}</p>",
    [],
  ],
] as const

for (const [name, source, words] of cases) {
  test(`findHardcodedText ${words.length > 0 ? 'reports' : 'ignores'} ${name}`, () =>
    expect(findHardcodedText(source).map((found) => found.words)).toEqual(words))
}
