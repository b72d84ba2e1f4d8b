import { useCode, useTexts } from '@kernel'
import { useMemo } from 'react'
import { sva } from 'styled-system/css'
import { accountsTexts } from '../texts'

const passwordStrengthRecipe = sva({
  slots: ['root', 'bars', 'bar', 'text'],
  base: {
    root: { display: 'grid', gap: '1.5', '&:has(p:empty)': { display: 'none' } },
    bars: { display: 'grid', gridTemplateColumns: '[repeat(4, 1fr)]', gap: '1' },
    bar: { h: '1', rounded: 'full', bg: 'line' },
    text: { textStyle: 'caption', color: 'quiet' },
  },
  variants: {
    word: {
      weak: { bar: { '&[data-on]': { bg: 'danger' } } },
      fair: { bar: { '&[data-on]': { bg: 'warning' } } },
      good: { bar: { '&[data-on]': { bg: 'success' } } },
      strong: { bar: { '&[data-on]': { bg: 'success' } } },
    },
  },
})

const words = ['weak', 'weak', 'fair', 'good', 'strong'] as const
const steps = [1, 2, 3, 4]

interface PasswordStrengthProps {
  readonly password: string
  /** Words of the user, such as the name, that make a password weak. */
  readonly known?: readonly string[]
}

/** Shows how strong a new password is; empty without a password and until the code has loaded. */
export function PasswordStrength({ password, known = [] }: PasswordStrengthProps) {
  const t = useTexts(accountsTexts)
  const score = useScore(password, known)
  const word = score === undefined ? undefined : (words[score] ?? 'weak')
  const styles = passwordStrengthRecipe({ word })
  return (
    <div className={styles.root}>
      {word && (
        <div aria-hidden className={styles.bars}>
          {steps.map((step) => (
            <span key={step} data-on={step <= Math.max(1, score ?? 0) || undefined} className={styles.bar} />
          ))}
        </div>
      )}
      <p role="status" className={styles.text}>
        {word && t[`password.${word}`]()}
      </p>
    </div>
  )
}

const loadScore = () => import('../model/password-score')

/** The score of a password; undefined until it is known. Without the code, the validation rules of the form still apply. */
function useScore(password: string, known: readonly string[]): number | undefined {
  const { code } = useCode(loadScore, password !== '')
  const words = known.filter(Boolean).join('\n')
  return useMemo(
    () => (password === '' ? undefined : code?.passwordScore(password, words.split('\n'))),
    [code, password, words],
  )
}
