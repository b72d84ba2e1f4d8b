// Compares the generated style sheet with the declared browsers, and finds selectors that slow down every list.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss from 'postcss'
import settings from '../../postcss.config.mjs'
import { root } from '../process/run.mjs'
import { styleExceptions } from './browser-exceptions.mjs'
import { findNewStyles, reportFindings } from './browsers.mjs'

// The showcase, which is for developers, is not part of builds.
process.env.NODE_ENV = 'production'
const from = join(root, 'kernel/kit/ui/styles.css')
const plugins = await Promise.all(Object.keys(settings.plugins).map((name) => import(name)))
const { root: sheet } = await postcss(plugins.map((plugin) => plugin.default())).process(
  await readFile(from),
  { from },
)
const isSupported = reportFindings(findNewStyles(sheet), styleExceptions)

/** Two neighbors without a class: with such a rule, browsers restyle all content after any element that is added or removed. */
const anySibling = /(?:^|[\s>+~(])(?:\*|[a-z]\w*)\s*[+~]\s*(?:\*|:?:[a-z-]+|[a-z]\w*)(?=$|[\s:>)])/
/** Any element within one that `:has` describes: with such a rule, browsers restyle all content after each change. */
const anyWithin = /:has\b.*[\s>+~](?:\*|:[^.#[\s>+~]*)$/
const slow = []
sheet.walkRules(({ selectors, parent }) => {
  // Browsers leave the rules for print out until the page is printed.
  const isPrint = parent.params === 'print'
  for (const selector of selectors) {
    // Escaped characters belong to the names of classes.
    const plain = selector.replaceAll(/\\./g, '')
    if (anySibling.test(plain))
      slow.push(`${selector}: use :where(:not(:first-child)) in place of the sibling.`)
    if (!isPrint && anyWithin.test(withoutArguments(plain)))
      slow.push(`${selector}: give the styled element a class, or the parent a variant in place of :has.`)
  }
})
for (const finding of slow) console.error(finding)
process.exitCode = isSupported && slow.length === 0 ? 0 : 1

/** Removes the arguments of pseudo-classes, from the innermost on. */
function withoutArguments(selector) {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}
