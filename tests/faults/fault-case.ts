import type { Locator, Page } from '@playwright/test'
import type { Account, MockWorld } from '../browser/support/mock-world'

export interface CaseContext {
  readonly page: Page
  readonly mock: MockWorld
  /** Token of the signed-in account; empty for visitors. */
  readonly token: string
  /** Address at which the screen was opened. */
  readonly address: string
  /** Number of calls of the operation since its fault was set or cleared. */
  readonly calls: number
}

/** The visible result of a failed request, if it is not the standard error message of the fault. */
export type Outcome =
  /** The screen shows another message instead of the message of the fault. */
  | { readonly message: string | RegExp }
  /** The product treats the answer as a success, for the reason given. */
  | { readonly accepted: string }
  /** The product treats the answer as "no data" and shows this text. */
  | { readonly screenText: string | RegExp }
  /** The screen shows no message and stays usable; the text says why that is right. */
  | { readonly silent: string }

/** Name of a fault, `refusal` for all faults that are not retryable, or `all`. */
export type FaultSelector = string

/** How a screen calls an operation, and how a person retries after a fault. */
export interface FaultCase {
  readonly operation: string
  /** Account that is signed in; omitted for visitors. */
  readonly account?: Account
  readonly settings?: object
  /** Initial content of localStorage. */
  readonly storage?: Readonly<Record<string, string>>
  readonly path: string | ((context: CaseContext) => Promise<string>)
  /** Prepares the screen before the call: types text, opens dialogs, selects options. */
  readonly prepare?: (context: CaseContext) => Promise<unknown>
  /** Runs before each sending, for example to solve the captcha or to open the confirmation. */
  readonly beforeEachSend?: (context: CaseContext) => Promise<unknown>
  /** The button that sends the form; tests/faults/double-submit.spec.ts presses it twice. */
  readonly send?: (page: Page) => Locator
  /** A field in which the Enter key sends the form, too. */
  readonly enter?: (page: Page) => Locator
  /** Makes the call, if no button of a form does. Without `act` and `send`, opening the screen makes the call. */
  readonly act?: (context: CaseContext) => Promise<unknown>
  /** Retries the call; by default with the same action, or with the button "Try again". */
  readonly retry?: (context: CaseContext) => Promise<unknown>
  /** Fields whose typed text must survive the fault. */
  readonly typedTexts?: (page: Page) => readonly (readonly [field: Locator, text: string])[]
  /** Path to which a login returns, if it differs from `path`. */
  readonly returnPath?: string
  /** Whether the input is a draft, which survives a login. */
  readonly isDraftKept?: boolean
  /** An element that is visible only after the call succeeded. */
  readonly success: (page: Page) => Locator
  /** The text that names the failed action, shown together with the message of the fault. */
  readonly message?: string | RegExp
  /** The text in place of `message` when the server may have acted: after all faults but an answer with status 4xx. */
  readonly unsure?: string
  /** Faults with another outcome than their usual message. */
  readonly exceptions?: Readonly<Record<FaultSelector, Outcome>>
  /** Console errors that the product logs on purpose. */
  readonly allowedErrors?: RegExp
}

/** Returns the action that makes the call, or undefined if opening the screen makes it. */
export function callAction({ act, beforeEachSend, send }: FaultCase): FaultCase['act'] {
  if (act || !send) return act
  return async (context) => {
    await beforeEachSend?.(context)
    await send(context.page).click()
  }
}
