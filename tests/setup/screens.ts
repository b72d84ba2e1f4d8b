import { afterEach } from '@rstest/core'
import { cleanup, configure } from '@testing-library/react'

// The whole document in each failure would bury the sentence that says what is missing.
// What takes long on a busy machine is not missing.
configure({ getElementError: (message) => new Error(message ?? 'Not found.'), asyncUtilTimeout: 5_000 })

// A request of the page's takes no headers of Node's; with both of one make a call arrives as it was sent.
globalThis.Headers = new Request(location.href).headers.constructor as typeof Headers

afterEach(() => {
  cleanup()
  // One document serves many files: what a test has put there by itself is not the next one's.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
