import '../kernel/kit/ui/styles.css'
import { loadCode } from '@kernel/core/async/load-code'
import { endTask } from '@kernel/core/async/tasks'
import { plugins } from './manifests'

const loadBaseTexts = () => import('./base-texts')

if (process.env.NODE_ENV === 'development') void import('./locale-hmr')

/**
 * The libraries and the kernel, which are in the same files as this module, in the order of their dependencies. Each part
 * is evaluated in a task of its own, so that no task is long.
 */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["Link"] */ 'react-router'),
  () => import(/* webpackMode: "eager", webpackExports: ["$language"] */ '@kernel/core/i18n/i18n'),
  () => import(/* webpackMode: "eager", webpackExports: ["$session"] */ '@kernel/core/session/session'),
  () => import(/* webpackMode: "eager", webpackExports: ["Slot"] */ '@kernel/kit/parts/slot/slot'),
  () => import(/* webpackMode: "eager", webpackExports: ["App"] */ '@kernel/frame/app/app'),
]

async function run(root: HTMLElement): Promise<void> {
  for (const evaluate of parts) {
    await evaluate()
    await endTask()
  }
  const { start } = await import(/* webpackMode: "eager" */ '@kernel/served/start/start')
  await start({
    plugins,
    baseTexts: () => loadCode(loadBaseTexts).then((module) => module.baseTexts()),
    root,
  })
}

const root = document.getElementById('root')
if (root)
  run(root).catch(async (error: unknown) => {
    await globalThis.boot?.showBootError?.()
    throw error
  })
