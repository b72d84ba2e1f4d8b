import { test } from '@rstest/core'
import { replay } from './replay'

// Covers MCK-01
test('a newcomer joins, buys a course and writes to the operator, as it was recorded', () =>
  replay('tests/replay/newcomer.jsonl'))
