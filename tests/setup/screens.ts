import { defaultSettings } from '@kernel/core/config/settings'
import { connectApi } from '@kernel/core/http/client'
import { afterAll, afterEach } from '@rstest/core'
import { cleanup, configure } from '@testing-library/react'

// Error messages without the whole document; a long timeout for busy machines.
configure({ getElementError: (message) => new Error(message ?? 'Not found.'), asyncUtilTimeout: 5_000 })

// The Request of happy-dom rejects Headers of Node; use one class for both.
globalThis.Headers = new Request(location.href).headers.constructor as typeof Headers

// Test files share one process: the server and the timeout of one file must not reach the next one.
afterAll(() => {
  const ignore = () => undefined
  connectApi({ ...defaultSettings.api, onTokenRefused: ignore, onTokenMissing: ignore })
})

afterEach(() => {
  cleanup()
  // Test files share one document: clean it up.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
