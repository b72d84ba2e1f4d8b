import { format } from 'node:util'
import { rs } from '@rstest/core'

let errors: string[] = []
let allowed: RegExp[] = []
let stopListening = (): void => undefined

/** Starts to collect the console errors of a test. */
export function listenForConsoleErrors(): void {
  errors = []
  allowed = []
  const spy = rs
    .spyOn(console, 'error')
    .mockImplementation((...values) => void errors.push(format(...values)))
  stopListening = () => spy.mockRestore()
}

/** Allows console errors that match one of the patterns, until the running test ends. */
export function allowConsoleErrors(...patterns: readonly RegExp[]): void {
  allowed.push(...patterns)
}

/** Returns the console errors of the running test. React logs most of them twice, because it runs effects twice in tests. */
export const loggedErrors = (): readonly string[] => errors

/** Stops to collect console errors. @returns those that were not allowed */
export function unexpectedConsoleErrors(): readonly string[] {
  stopListening()
  return errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
}
