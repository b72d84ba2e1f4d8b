import '../kernel/ui/styles.css'
import { endTask } from '@kernel/core/async/end-task'
import { loadCode } from '@kernel/core/async/load-code'
import { plugins } from './manifests'

const loadBaseTexts = () => import('./base-texts')

if (process.env.NODE_ENV === 'development') void import('./locale-hmr')

/** Evaluates the libraries and the kernel, which are in the same files as this module, in a separate task each. */
async function run(root: HTMLElement): Promise<void> {
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client')
  await endTask()
  await import(/* webpackMode: "eager", webpackExports: ["Outlet"] */ 'react-router')
  await endTask()
  const { start } = await import(/* webpackMode: "eager" */ '@kernel/shell/boot/start')
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
