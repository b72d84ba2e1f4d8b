import { hrefOf, myPageRoute, navigate } from '@kernel'
import { createEvent, sample } from 'effector'

/** The user asked for the list of saved posts. */
export const savedPostsOpened = createEvent()

sample({
  clock: savedPostsOpened,
  fn: () => ({ to: hrefOf(myPageRoute, undefined, { tab: 'saved' }) }),
  target: navigate,
})
