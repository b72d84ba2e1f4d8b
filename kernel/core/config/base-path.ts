declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** Base path without the trailing slash (`/app`, or empty), inlined by the build from `BASE_PATH=/app/`. */
      readonly RODA_BASE: string
    }
  }
}

/** Strips the base path of a URL path: `/app/course/7` → `/course/7`; `undefined` outside of the base path. */
export const screenPath = (pathname: string): string | undefined =>
  process.env.RODA_BASE ? pathWithin(process.env.RODA_BASE, pathname) : pathname

/**
 * The address of a path of the product, to share: `/post/5` → `https://community.example/app/post/5`.
 * @param path begins with a slash, without the base path
 */
export const addressOf = (path: string): string => location.origin + process.env.RODA_BASE + path

export const currentPath = (): string =>
  (process.env.RODA_BASE ? (screenPath(location.pathname) ?? '/') : location.pathname) +
  location.search +
  location.hash

export function pathWithin(base: string, pathname: string): string | undefined {
  const rest = pathname.slice(base.length)
  return pathname.startsWith(base) && /^(\/|$)/.test(rest) ? rest || '/' : undefined
}

/**
 * Resolves the name of a file next to config.json (`sala.svg`), which would otherwise depend on the screen: `/app/sala.svg`.
 * Paths and full addresses stay as they are. Must equal scripts/serve/request-path.mjs.
 */
export const resolveName = (address: string): string =>
  isName.test(address) ? `${process.env.RODA_BASE}/${address.replace(/^\.\//, '')}` : address

const isName = /^(?:\.\/)?[^\s:\\/.?#][^\s:\\]*$/

/** Whether another application serves a path below the base path. @param otherApps the setting `otherApps` */
export const isOfOtherApp = (otherApps: readonly string[], path: string): boolean =>
  otherApps.some((app) => `${path}/`.startsWith(app.replace(/\/?$/, '/')))
