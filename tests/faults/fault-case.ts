import type { Locator, Page } from '@playwright/test'
import type { Account, MockWorld } from '../browser/support/mock-world'

export interface CaseContext {
  readonly page: Page
  readonly mock: MockWorld
  /** Empty for visitors. */
  readonly token: string
  /** The address at which the screen was opened. */
  readonly address: string
  /** Calls of the operation since its fault was set or cleared. */
  readonly calls: number
}

/** What a person notices of a fault. */
export type Outcome =
  /** Another message than that of the fault. */
  | { readonly message: string | RegExp }
  /** The product treats the answer as a success, and why. */
  | { readonly accepted: string }
  /** The answer means that there is nothing: what the screen shows then. */
  | { readonly screenText: string | RegExp }
  /** No message, and why that is right; the screen stays usable. */
  | { readonly silent: string }

/** The name of a fault, `refusal` for all that are not retryable, or `all`. */
export type FaultSelector = string

/** How a screen calls an operation, and how a person retries. */
export interface FaultCase {
  readonly operation: string
  /** A visitor if omitted. */
  readonly account?: Account
  readonly settings?: object
  /** Initial localStorage. */
  readonly storage?: Readonly<Record<string, string>>
  readonly path: string | ((context: CaseContext) => Promise<string>)
  /** Input before the call: text, opened dialogs, choices. */
  readonly prepare?: (context: CaseContext) => Promise<unknown>
  /** Done before each sending, e.g. solving the captcha or opening the confirmation. */
  readonly beforeEachSend?: (context: CaseContext) => Promise<unknown>
  /** The button that sends; see double-submit.ts. */
  readonly send?: (page: Page) => Locator
  /** A field in which Enter sends as well. */
  readonly enter?: (page: Page) => Locator
  /** Makes the call if no button sends; without both, opening the screen makes the call. */
  readonly act?: (context: CaseContext) => Promise<unknown>
  /** Retries, by default with the same action, or with the button "Try again". */
  readonly retry?: (context: CaseContext) => Promise<unknown>
  /** Input that must survive the fault. */
  readonly typedTexts?: (page: Page) => readonly (readonly [field: Locator, text: string])[]
  /** Where a login returns to, if not to `path`. */
  readonly returnPath?: string
  /** The input is a draft, which survives a login. */
  readonly isDraftKept?: boolean
  /** Visible only after the call succeeded. */
  readonly success: (page: Page) => Locator
  /** What failed, shown together with the message of the fault. */
  readonly message?: string | RegExp
  /** Faults with another outcome. */
  readonly exceptions?: Readonly<Record<FaultSelector, Outcome>>
  /** Console errors that the product logs on purpose. */
  readonly allowedErrors?: RegExp
}

/** @returns what makes the call; undefined if opening the screen does */
export function callAction({ act, beforeEachSend, send }: FaultCase): FaultCase['act'] {
  if (act || !send) return act
  return async (context) => {
    await beforeEachSend?.(context)
    await send(context.page).click()
  }
}
