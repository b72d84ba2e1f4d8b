// Compares the generated style sheet with the declared browsers.
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
process.exitCode = reportFindings(findNewStyles(sheet), styleExceptions) ? 0 : 1
