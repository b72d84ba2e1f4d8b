import { test } from '@rstest/core'
import { replay } from './replay'

test('[MCK-01] a newcomer joins, buys a course and writes to the operator, as it was recorded', () =>
  replay('tests/replay/newcomer.jsonl'))
