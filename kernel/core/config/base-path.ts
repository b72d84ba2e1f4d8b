declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /**
       * The path below which this build stands, without a slash at its end: `/app`; empty at the top of its host. The
       * build writes it in (`BASE_PATH=/app/ npm run build`), so that where there is none it costs nothing.
       */
      readonly RODA_BASE: string
    }
  }
}

/**
 * The path of a screen as routes name it, of a path as the browser names it: `/app/course/7` → `/course/7`.
 *
 * @param pathname of an address on the page's own origin
 * @returns nothing for what is beside the product
 * @example
 * const here = screenPath(location.pathname)
 */
export const screenPath = (pathname: string): string | undefined =>
  process.env.RODA_BASE ? pathWithin(process.env.RODA_BASE, pathname) : pathname

/** Where the page is: path, query and hash as routes name them. */
export const currentPath = (): string =>
  (process.env.RODA_BASE ? (screenPath(location.pathname) ?? '/') : location.pathname) +
  location.search +
  location.hash

/** What is left of a path below another one, with a slash at its beginning; nothing where it is not below it. */
export function pathWithin(base: string, pathname: string): string | undefined {
  const rest = pathname.slice(base.length)
  return pathname.startsWith(base) && /^(\/|$)/.test(rest) ? rest || '/' : undefined
}
