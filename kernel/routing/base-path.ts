/**
 * The path below which this build stands, without a slash at its end: `/app`; empty at the top of its host. The build
 * writes it in (`BASE_PATH=/app/ npm run build`), so that where there is none it costs nothing.
 */
export const basePath = (): string => process.env.RODA_BASE ?? ''

/**
 * The path of a screen as routes name it, of a path as the browser names it: `/app/course/7` → `/course/7`.
 *
 * @param pathname of an address on the page's own origin
 * @returns nothing for what is beside the product
 * @example
 * const here = screenPath(location.pathname)
 */
export function screenPath(pathname: string): string | undefined {
  // Known to the build: of a product at the top of its host nothing else is left.
  const base = process.env.RODA_BASE
  if (!base) return pathname
  const rest = pathname.slice(base.length)
  const isWithin = pathname.startsWith(base) && /^(\/|$)/.test(rest)
  return isWithin ? rest || '/' : undefined
}
