import { test } from '@rstest/core'
import { replay } from './replay'

// Covers MCK-01
test('replays registration, purchase and contact of a new member', () =>
  replay('tests/replay/newcomer.jsonl'))
