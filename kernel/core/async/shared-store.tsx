import type { Store } from 'effector'
import { useUnit } from 'effector-react'
import { createContext, type ReactNode, use } from 'react'

/**
 * Reads a store that hundreds of components use and that seldom changes, such as the texts, with one subscription of all.
 * @returns the provider, which subscribes, and the hook, which subscribes by itself without a provider
 */
export function sharedStore<Value extends NonNullable<unknown>>(store: Store<Value>) {
  const Context = createContext<Value | undefined>(undefined)
  function Provider({ children }: { readonly children: ReactNode }) {
    return <Context value={useUnit(store)}>{children}</Context>
  }
  const useOwn = () => useUnit(store)
  // biome-ignore lint/correctness/useHookAtTopLevel: a component has a provider above it as long as it lives, or never
  const useShared = () => use(Context) ?? useOwn()
  return [Provider, useShared] as const
}
