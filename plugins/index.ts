import '../kernel/ui/styles.css'
import { start } from '@kernel/shell/start'
import { plugins } from './manifests'

const root = document.getElementById('root')
if (root)
  start({
    plugins,
    baseTexts: () => import('./base-texts').then((module) => module.baseTexts()),
    root,
  }).catch(async (error: unknown) => {
    await globalThis.early?.giveUp?.()
    throw error
  })
