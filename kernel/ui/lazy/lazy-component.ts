import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadCode } from '../../core/async/load-code'

export interface LazyComponent<Props> {
  /** The component; `undefined` until its code is loaded. */
  readonly loaded: ComponentType<Props> | undefined
  /** Loads the code once. Unlike with `React.lazy`, the next call after a failure tries again. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Loads the code in advance; failures are ignored and reported only when the component is needed. */
  readonly preload: () => void
}

/** Creates a lazy component. @param importComponent dynamic import of a module with a default export */
export function lazyComponent<Props>(
  importComponent: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined

  const load = () => {
    pending ??= loadCode(importComponent).then(
      (module) => {
        loaded = module.default
        return loaded
      },
      (failure: unknown) => {
        pending = undefined
        throw failure
      },
    )
    return pending
  }
  const preload = () => void load().catch(() => undefined)

  return {
    load,
    preload,
    get loaded() {
      return loaded
    },
  }
}

/**
 * Returns a lazy component once its code is loaded. Never suspends, because suspending would hide focused content.
 * @param isWanted whether to load the code now
 */
export function useLazyComponent<Props>(
  component: LazyComponent<Props>,
  isWanted: boolean,
  onFailed: () => void,
) {
  const [, setLoadCount] = useState(0)
  const failed = useEffectEvent(onFailed)
  const { loaded } = component

  useEffect(() => {
    // The code may have loaded since this render.
    if (!isWanted || loaded) return
    let isStale = false
    component.load().then(
      () => isStale || setLoadCount((count) => count + 1),
      () => isStale || failed(),
    )
    return () => {
      isStale = true
    }
  }, [component, isWanted, loaded])

  return loaded
}
