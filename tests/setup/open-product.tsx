import { readSettings } from '@kernel/config/read-settings'
import { $settings } from '@kernel/config/settings'
import { connectApi, tokenKey } from '@kernel/http/client'
import { $bundle } from '@kernel/i18n/i18n'
import type { PluginManifest } from '@kernel/plugin/manifest'
import { createRegistry } from '@kernel/plugin/registry'
import { $registry } from '@kernel/plugin/registry-store'
import { tokenRefused } from '@kernel/session/session'
import { addressEntered } from '@kernel/session/way'
import { App } from '@kernel/shell/app'
import { kernelPlugin } from '@kernel/shell/kernel-plugin'
import { baseTexts } from '@plugins/base-texts'
import { render } from '@testing-library/react'
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { BrowserRouter } from 'react-router'

/** What may be different from a visitor's first look at a deployment without plugins. */
export interface OpenProductOptions {
  readonly plugins?: readonly PluginManifest[]
  /** Of a session on the mock server: `mock.signIn('ana@roda.example')`. */
  readonly token?: string
  /** What stands in config.json. */
  readonly settings?: object
}

/**
 * Opens the product at an address, as a browser would: bar, screen, toasts and all, in English, in a scope of its own.
 *
 * @example
 * await openProduct('/events', { plugins: [events] })
 * expect(await screen.findByRole('heading', { name: 'Events' })).toBeTruthy()
 */
export async function openProduct(
  address: string,
  { plugins = [], token, settings: given = {} }: OpenProductOptions = {},
): Promise<Scope> {
  const { settings } = readSettings(given)
  const scope = fork({
    values: [
      [$settings, settings],
      [$bundle, baseTexts()],
    ],
  })
  connectApi({ ...settings.api, onTokenRefused: scopeBind(tokenRefused, { scope }) })
  const manifests = [...plugins, kernelPlugin].map((manifest) => ({ id: manifest.id, manifest }))
  await allSettled($registry, { scope, params: createRegistry(manifests, settings) })

  if (token) localStorage.setItem(tokenKey, token)
  history.replaceState(null, '', address)
  scopeBind(addressEntered, { scope })(address)
  render(<App scope={scope} router={BrowserRouter} />)
  return scope
}
