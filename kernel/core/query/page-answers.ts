import { perRequest } from '../async/per-request'
import { tokenKey } from '../http/client'
import { tokenRules } from '../http/operations.gen'
import { rawDeviceStorage } from '../storage/safe-storage'

/** Answers of the API in a server-rendered page, by {@link answerKey}. */
export type PageAnswers = Readonly<Record<string, unknown>>

/** How long, in ms, the answers in a page replace requests: as long as other data count as fresh. */
const lifetime = 30_000

let answers: PageAnswers = {}
let openedAt = 0

const answerKey = (path: string, init: unknown) => JSON.stringify([path, init ?? null])

/**
 * Makes the answers in the page available to queries. They count as fresh from now on, because the server's clock may be
 * wrong and a cache may have stored the page.
 */
export function providePageAnswers(page: PageAnswers): void {
  answers = page
  openedAt = Date.now()
}

/** Drops the answers in the page, because a change on the server may have made them stale. */
export function forgetPageAnswers(): void {
  answers = {}
}

/** Query options that use the answer in the page as initial data. @param read parses the untrusted answer; may throw */
export function initialDataFromPage<Shape>(path: string, init: unknown, read: (answer: unknown) => Shape) {
  return {
    initialData(): Shape | undefined {
      const key = answerKey(path, init)
      if (!Object.hasOwn(answers, key) || Date.now() - openedAt > lifetime) return undefined
      return read(answers[key])
    },
    // The page was rendered for a visitor, and a member's answer may differ: with the time 0, the query refetches it.
    initialDataUpdatedAt: () =>
      tokenRules[`GET ${path}`] !== 'never' && rawDeviceStorage.get(tokenKey) ? 0 : openedAt,
  }
}

const recorded = perRequest<Record<string, unknown> | undefined>(undefined)

/** Starts to record the answers to queries during server rendering. @returns the record, which grows with each answer */
export function recordAnswers(): PageAnswers {
  const record = {}
  recorded.set(record)
  return record
}

/** Records an answer during server rendering; does nothing in browsers. */
export function recordAnswer(path: string, init: unknown, answer: unknown): void {
  const record = recorded.get()
  if (record) record[answerKey(path, init)] = answer
}
