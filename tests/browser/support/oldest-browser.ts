import type { BrowserContext } from '@playwright/test'
import { lackingApis } from '../../../scripts/check/browsers.mjs'

// Chromium enforces Trusted Types by the policy of the page, so pages cannot lose them.
const apis = lackingApis
  .filter((key) => !/trustedTypes|TrustedTypePolicy/.test(key))
  .map((key) => key.replace(/^(api(\.Window)?|javascript\.builtins)\./, '').split('.'))

/** Removes from every page the interfaces, functions and methods that a declared browser lacks. Workers keep them. */
export const removeNewApis = (context: BrowserContext) =>
  context.addInitScript((paths) => {
    const part = (owner: unknown, name: string): unknown => Reflect.get(Object(owner), name)
    for (const path of paths) {
      const owner = path.slice(0, -1).reduce(part, globalThis)
      const [, name = '', kind] = /^(.*?)(_static|_event)?$/.exec(path.at(-1) ?? '') ?? []
      const own = kind === '_event' ? `on${name}` : name
      // The data marks static methods of interfaces, but not those of built-in objects such as `Promise`.
      const prototype = part(owner, 'prototype')
      const isStatic = kind === '_static' || path.length === 1 || !(own in Object(prototype))
      Reflect.deleteProperty(Object(isStatic ? owner : prototype), own)
    }
  }, apis)
