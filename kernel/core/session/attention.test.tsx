import { expect, onTestFinished, test } from '@rstest/core'
import { fireEvent } from '@testing-library/react'
import { fakeClock, gainFocus, hideWindow, loseFocus, showWindow } from '@tests/kit'
import { followAttention, isAttended } from './attention'

const minute = 60_000
const moveTo = (screenX: number) => fireEvent.pointerMove(document.body, { screenX })
const press = () => fireEvent.keyDown(document.body)

type Step = number | (() => unknown)

// Covers FLT-141
test.each<[title: string, steps: readonly Step[], states: readonly boolean[]]>([
  ['a page that just opened', [], []],
  ['a hidden page', [hideWindow], [false]],
  ['a page that is shown again', [hideWindow, showWindow], [false, true]],
  ['a window without focus', [loseFocus], [false]],
  ['a window that gets the focus', [loseFocus, gainFocus], [false, true]],
  ['less than two minutes without input', [2 * minute - 1_000], []],
  ['two minutes without input', [2 * minute], [false]],
  ['input after that', [2 * minute, press], [false, true]],
  ['focus after that', [2 * minute, loseFocus, gainFocus], [false, false, true]],
  ['a key', [minute, press, minute + 1_000], []],
  ['a click', [minute, () => fireEvent.pointerDown(document.body), minute + 1_000], []],
  ['a touch', [minute, () => fireEvent.touchStart(document.body), minute + 1_000], []],
  ['a wheel', [minute, () => fireEvent.wheel(document.body), minute + 1_000], []],
  ['a pointer that moves', [() => moveTo(1), minute, () => moveTo(2), minute + 1_000], []],
  [
    'a pointer at rest, below which the page moves',
    [() => moveTo(3), minute, () => moveTo(3), minute + 1_000],
    [false],
  ],
  ['a list that scrolls by itself', [minute, () => fireEvent.scroll(document.body), minute + 1_000], [false]],
])('a page is attended if somebody may be looking at it: %s', async (_title, steps, states) => {
  const { advance } = fakeClock()
  const seen: boolean[] = []
  onTestFinished(followAttention(() => seen.push(isAttended())))
  for (const step of steps) await (typeof step === 'number' ? advance(step) : step())
  expect(seen).toEqual(states)
  expect(isAttended()).toBe(states.at(-1) ?? true)
})
