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
const from = join(root, 'kernel/ui/styles.css')
const plugins = await Promise.all(Object.keys(settings.plugins).map((name) => import(name)))
const { root: sheet } = await postcss(plugins.map((plugin) => plugin.default())).process(
  await readFile(from),
  { from },
)
const isSupported = reportFindings(findNewStyles(sheet), styleExceptions)

/** Two neighbors without a class: with such a rule, browsers restyle all content after any element that is added or removed. */
const anySibling = /(?:^|[\s>+~(])(?:\*|[a-z]\w*)\s*[+~]\s*(?:\*|:?:[a-z-]+|[a-z]\w*)(?=$|[\s:>)])/
const slow = []
sheet.walkRules(({ selectors }) => {
  // Escaped characters belong to the names of classes.
  slow.push(...selectors.filter((selector) => anySibling.test(selector.replaceAll(/\\./g, ''))))
})
for (const selector of slow)
  console.error(`${selector}: use :where(:not(:first-child)) in place of the sibling.`)
process.exitCode = isSupported && slow.length === 0 ? 0 : 1
