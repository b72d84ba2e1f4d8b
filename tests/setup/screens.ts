import { afterEach } from '@rstest/core'
import { cleanup, configure } from '@testing-library/react'

// The whole document in each failure would bury the sentence that says what is missing.
configure({ getElementError: (message) => new Error(message ?? 'Not found.') })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
