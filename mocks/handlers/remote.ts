import type { Operation } from './operation'

/** The operations of remote plugins: mocks/rsbuild.config.ts puts those of `npm start -- --remote` in place of this module. */
export const remoteHandlers: readonly Operation[] = []
