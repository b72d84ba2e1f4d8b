import '../kernel/ui/styles.css'
import { loadCode } from '@kernel/core/async/load-code'
import { start } from '@kernel/shell/boot/start'
import { plugins } from './manifests'

const loadBaseTexts = () => import('./base-texts')

if (process.env.NODE_ENV === 'development') void import('./locale-hmr')

const root = document.getElementById('root')
if (root)
  start({
    plugins,
    baseTexts: () => loadCode(loadBaseTexts).then((module) => module.baseTexts()),
    root,
  }).catch(async (error: unknown) => {
    await globalThis.boot?.showBootError?.()
    throw error
  })
