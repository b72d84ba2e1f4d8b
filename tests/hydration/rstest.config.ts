import { defineConfig } from '@rstest/core'
import { screens } from '../../rstest.config'
import { unitReporter } from '../setup/unit-reporter'

// These tests run in a separate process: server rendering marks the contexts of libraries, and React DOM would warn about
// the marks in all later tests.
export default defineConfig({
  root: '../..',
  reporters: ['default', unitReporter],
  projects: [{ ...screens, include: ['tests/hydration/*.test.tsx'] }],
})
