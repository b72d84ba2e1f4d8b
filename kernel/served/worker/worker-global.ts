/** The files of the build. scripts/build/worker/build-worker.mjs writes this data before the code of the worker. */
export interface WorkerFiles {
  readonly build: string
  /** Files that are cached before the worker is used. */
  readonly precache: readonly { readonly url: string; readonly revision: string | null }[]
  /** Code of the screens that members read most, cached when the page asks for it. */
  readonly screens: readonly string[]
  readonly routes: readonly string[]
}

export interface WorkerEvent extends Event {
  readonly data?: unknown
  /** The pressed notice. */
  readonly notification?: { readonly data: unknown; close(): void }
  waitUntil(promise: Promise<unknown>): void
}

/** A page. */
export interface WorkerClient {
  /** The address at which the page was loaded; the product has changed it since. */
  readonly url: string
  focus(): Promise<unknown>
  navigate(address: string): Promise<unknown>
  postMessage(message: object, ports: MessagePort[]): void
}

export interface WorkerClients {
  matchAll(options: { readonly type: 'window' }): Promise<readonly WorkerClient[]>
  openWindow(address: string): Promise<unknown>
}

/** The used part of the worker's global object; TypeScript's types for workers conflict with those for pages. */
export interface WorkerGlobal {
  readonly rodaFiles: WorkerFiles
  readonly location: { readonly href: string }
  readonly registration: { readonly scope: string; readonly navigationPreload?: { enable(): Promise<void> } }
  readonly clients: WorkerClients
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'activate' | 'message' | 'notificationclick',
    listener: (event: WorkerEvent) => void,
  ): void
}

/** The worker reads the setting `otherApps` from its own address: it must decide at once, before it could read a file. */
export const otherAppsParameter = 'otherApps'
/** Asks the worker to cache the screens that members read most. */
export const cacheScreens = 'CACHE_SCREENS'
/** Tells the worker to stop handling requests: an unregistered worker runs until its pages are closed. */
export const stopWorker = 'STOP'
