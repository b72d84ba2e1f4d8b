import { withTabLock } from '@kernel'

/** Runs `work` while no other work of the shop with the same lock name runs in this browser; see `withTabLock`. */
export const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  withTabLock(`commerce.${name}`, work)
