import type { FieldElementProps } from '@formisch/react'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import { $settings } from '../config/settings'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Icon } from '../ui/icon'
import { checkIcon } from '../ui/icons/actions'
import { SpinnerMark } from '../ui/spinner/spinner'
import { captchaRecipe } from './captcha.recipe'
import type { useSolution } from './use-solution'

interface PuzzleBoxProps {
  readonly size: 'full' | 'compact'
  readonly control: FieldElementProps
  readonly solution: ReturnType<typeof useSolution>
  readonly problemId: string | undefined
  readonly isInvalid: boolean
}

/** Comes when somebody is about to need it. */
const importPuzzle = () => import('./altcha/puzzle')
const preload = () => void importPuzzle().catch(() => undefined)

/** A box to tick; the device then works for a moment. What it solves is made by the deployment's own server. */
export function PuzzleBox({ size, control, solution, problemId, isInvalid }: PuzzleBoxProps) {
  const t = useTexts(kernelTexts)
  const id = useId()
  const { api, captcha } = useUnit($settings)
  const work = useRef<AbortController>(null)
  const { state, change } = solution
  const isWorking = state === 'working'
  const look = captchaRecipe({ size, isWorking })
  const isNoted = isWorking || state === 'solved'

  useEffect(() => () => work.current?.abort(), [])

  async function solve() {
    if (isNoted) return
    work.current = new AbortController()
    const { signal } = work.current
    change('working')
    try {
      const { solvePuzzle } = await importPuzzle()
      const solved = await solvePuzzle({ address: captcha.challengeUrl, api, signal })
      if (!signal.aborted) change('solved', solved)
    } catch {
      if (!signal.aborted) change('failed')
    }
  }

  const described = [size === 'full' && `${id}-hint`, problemId].filter(Boolean).join(' ')
  return (
    <label className={look.row} onPointerEnter={preload}>
      <span className={look.box}>
        <input
          type="checkbox"
          ref={control.ref}
          name={control.name}
          checked={state === 'solved'}
          onChange={solve}
          onFocus={() => {
            control.onFocus()
            preload()
          }}
          aria-labelledby={`${id}-label`}
          aria-describedby={described || undefined}
          aria-required="true"
          aria-invalid={isInvalid || undefined}
          className={look.input}
        />
        <span className={look.mark}>
          {isWorking && <SpinnerMark />}
          {state === 'solved' && <Icon of={checkIcon} />}
        </span>
      </span>
      <span className={look.words}>
        <span id={`${id}-label`}>{t['captcha.label']()}</span>
        {size === 'full' && (
          <span id={`${id}-hint`} className={look.hint}>
            {t['captcha.hint']()}
          </span>
        )}
      </span>
      <span aria-live="polite" className={look.note}>
        {isNoted && t[isWorking ? 'captcha.working' : 'captcha.solved']()}
      </span>
    </label>
  )
}
