import './tokens.css'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as kernel from '../../index'
import * as parts from '../../parts/index'
import * as ui from '../../ui/index'
import * as effector from './shared/effector'
import * as effectorReact from './shared/effector-react'
import * as query from './shared/react-query'
import * as router from './shared/react-router'

/**
 * What a remote plugin imports by name and the product has already: one React, one router, one effector, one query
 * client. The build makes an ES module of each that asks here (scripts/build/shared-modules.ts) and reads this table
 * for it. A further name is an addition to the kernel's API version.
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

/** Lets the modules that remote plugins import find what the product has. */
export function exposeSharedModules(): void {
  Reflect.set(globalThis, 'rodaShared', modules)
}
