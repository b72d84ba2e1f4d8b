import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as kernel from '../index'
import * as parts from '../parts'
import * as ui from '../ui'
import * as effector from './shared/effector'
import * as effectorReact from './shared/effector-react'
import * as query from './shared/react-query'
import * as router from './shared/react-router'

/**
 * Modules that remote plugins share with the app, so that each exists only once. For each name, the build creates an ES
 * module that reads this table (scripts/build/shared-modules.ts). A new name extends the kernel's API version.
 */
const modules: Readonly<Record<string, unknown>> = {
  '@roda/kernel': kernel,
  '@roda/kernel/parts': parts,
  '@roda/kernel/ui': ui,
  '@tanstack/react-query': query,
  effector,
  'effector-react': effectorReact,
  react,
  'react-dom': reactDom,
  'react-router': router,
  'react/jsx-runtime': jsx,
}

export function exposeSharedModules(): void {
  Reflect.set(globalThis, 'rodaShared', modules)
}
