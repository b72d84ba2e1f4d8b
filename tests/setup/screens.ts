import { afterEach } from '@rstest/core'
import { cleanup, configure } from '@testing-library/react'

// The whole document in each failure would bury the sentence that says what is missing.
// What takes long on a busy machine is not missing.
configure({ getElementError: (message) => new Error(message ?? 'Not found.'), asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
