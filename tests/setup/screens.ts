import { setRequestTimeout } from '@kernel/core/async/request-timeout'
import { defaultSettings } from '@kernel/core/config/settings'
import { afterEach, beforeEach } from '@rstest/core'
import { cleanup, configure } from '@testing-library/react'

// Error messages without the whole document; a long timeout for busy machines.
configure({ getElementError: (message) => new Error(message ?? 'Not found.'), asyncUtilTimeout: 5_000 })

// The Request of happy-dom rejects Headers of Node; use one class for both.
globalThis.Headers = new Request(location.href).headers.constructor as typeof Headers

// Test files share one process: the short timeout of one test must not fail the next one.
beforeEach(() => setRequestTimeout(defaultSettings.api.patience))

afterEach(() => {
  cleanup()
  // Test files share one document: clean it up.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
