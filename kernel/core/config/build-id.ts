/** Id of the build, which is also in its HTML; empty in development. */
export const buildId = (): string => globalThis.boot?.build ?? ''
