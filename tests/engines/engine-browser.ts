/**
 * The part of a browser that every engine offers. Elements are JavaScript expressions, because each protocol has its own
 * handles.
 */
export interface EngineBrowser {
  readonly version: string
  /** Whether it reports the lines of its console. */
  readonly hasConsole: boolean
  readonly open: (url: string) => Promise<unknown>
  /** Returns the value of an expression, or of the promise that it returns. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Clicks the middle of an element with the pointer. */
  readonly click: (element: string) => Promise<unknown>
  /** Types at the focus. */
  readonly type: (text: string) => Promise<unknown>
  readonly upload: (fileInput: string, path: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

export type OnConsole = (line: string) => void
