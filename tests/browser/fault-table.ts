import { expect, type Page } from '@playwright/test'

/** What can go wrong with a call, and what the person reads. */
export const faults = [
  ['400', { status: 400 }, 'did not accept this'],
  ['403', { status: 403 }, 'not allowed'],
  ['404', { status: 404 }, 'no longer here'],
  ['409', { status: 409 }, 'changed this in the meantime'],
  ['413', { status: 413 }, 'larger than the server accepts'],
  ['429', { status: 429 }, 'a little fast'],
  ['500', { status: 500 }, 'went wrong on the server'],
  ['HTML instead of JSON', { body: 'html' }, 'could not read'],
  ['half a body', { body: 'half' }, /cannot be reached|could not read/],
  ['malformed JSON', { body: 'malformed' }, 'could not read'],
  ['a body of another kind', { body: 'wrong-types' }, 'could not read'],
  ['a dropped connection', { drop: true }, 'cannot be reached'],
  ['silence', { silence: true }, 'too long to answer'],
] as const

type How = (typeof faults)[number][1]

/** How long an expectation may wait for one look at a silent server. */
export const patience = (fault: How) => ('silence' in fault ? { timeout: 2_000 } : {})

/** Silence is given up after the product's patience, and asked once more: time is made to pass. */
export async function waitOut(page: Page, fault: How, whatFollows: () => Promise<void>) {
  if (!('silence' in fault)) return whatFollows()
  await expect(async () => {
    await page.clock.fastForward(21_000)
    await whatFollows()
  }).toPass()
}
