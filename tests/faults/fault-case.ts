import type { Locator, Page } from '@playwright/test'
import type { Account, MockWorld } from '../browser/support/mock-world'

/** Where a scene is played. */
export interface CaseContext {
  readonly page: Page
  readonly mock: MockWorld
  /** The token of who is signed in; empty for visitors. */
  readonly token: string
  /** Where the screen was opened. */
  readonly address: string
  /** How often the operation was called since its fault was set, or taken away. */
  readonly calls: number
}

/** What a person notices of a fault. */
export type Outcome =
  /** Another sentence than the one of the fault. */
  | { readonly says: string | RegExp }
  /** The answer is a good one, or as good as one. */
  | { readonly isGood: string }
  /** The answer says that there is nothing: what the screen shows then. */
  | { readonly shows: string | RegExp }
  /** Nothing is said, and why that is right; the screen is as usable as ever. */
  | { readonly silent: string }

/** The name of a fault, or `refusal` for all those that are not worth a second try, or `all`. */
export type FaultSelector = string

/** How somebody comes to make a call, and what they do when it fails. */
export interface FaultCase {
  readonly operation: string
  /** Whose screen it is; visitors' where nobody is named. */
  readonly as?: Account
  readonly settings?: object
  /** What the browser has stored from before. */
  readonly stored?: Readonly<Record<string, string>>
  readonly path: string | ((stage: CaseContext) => Promise<string>)
  /** What is done at the screen before the call: what is typed, opened or chosen. */
  readonly ready?: (stage: CaseContext) => Promise<unknown>
  /** Done before each sending: a captcha that is solved, a question that is opened. */
  readonly first?: (stage: CaseContext) => Promise<unknown>
  /** The button that sends it. However impatiently it is pressed, it sends once: see impatient.ts beside it. */
  readonly send?: (page: Page) => Locator
  /** A field in which Enter sends it, too. */
  readonly enter?: (page: Page) => Locator
  /** Makes the call where no button sends anything; without either, opening the screen does. */
  readonly act?: (stage: CaseContext) => Promise<unknown>
  /** How it is tried again: by the same again, or for a screen that was opened by its button. */
  readonly again?: (stage: CaseContext) => Promise<unknown>
  /** What was typed, and must still be there. */
  readonly typed?: (page: Page) => readonly (readonly [field: Locator, text: string])[]
  /** Where a login leads back to, if not to `path`. */
  readonly back?: string
  /** What was typed is kept over a login, too. */
  readonly isDraft?: boolean
  /** What is there once the call went well, and was not before. */
  readonly done: (page: Page) => Locator
  /** What did not work, in the words of the screen; it stands beside the sentence of the fault. */
  readonly says?: string | RegExp
  /** The faults that show themselves otherwise. */
  readonly but?: Readonly<Record<FaultSelector, Outcome>>
  /** Lines that the product means to write to the console. */
  readonly reports?: RegExp
}

/** What makes the call of a scene; nothing where opening the screen does. */
export function callAction({ act, first, send }: FaultCase): FaultCase['act'] {
  if (act || !send) return act
  return async (stage) => {
    await first?.(stage)
    await send(stage.page).click()
  }
}
