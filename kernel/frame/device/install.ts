import { attach, createEvent, createStore, type Scope, scopeBind } from 'effector'

/** The event `beforeinstallprompt`, which Chromium sends when it can install the app; TypeScript has no type for it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event

const promptReceived = createEvent<InstallPromptEvent>()
const installed = createEvent()

/** The browser's install prompt; null if it offers none, after it was shown, and if the app is installed. */
export const $installPrompt = createStore<InstallPromptEvent | null>(null, { serialize: 'ignore' })

/** Shows the browser's install prompt. Each prompt event can be used only once. */
export const installFx = attach({
  source: $installPrompt,
  effect: async (event) => void (await event?.prompt()),
})

$installPrompt.on(promptReceived, (_, event) => event).reset(installed, installFx.finally)

/** Listens from the start, because browsers send the event only once. */
export function followInstallPrompt(scope: Scope): void {
  const receive = scopeBind(promptReceived, { scope })
  addEventListener('beforeinstallprompt', (event) => isInstallPrompt(event) && receive(event))
  const end = scopeBind(installed, { scope })
  addEventListener('appinstalled', () => end())
}
