import type { RegisteredEntry } from '../../core/plugin/registry'

/** Whether an entry of the slot `myPageSide` is a panel of `/mypage`; the others are in the side column. */
export const isPanel = ({ segment, load }: RegisteredEntry): boolean =>
  load !== undefined && segment !== 'folded' && segment !== 'places'
