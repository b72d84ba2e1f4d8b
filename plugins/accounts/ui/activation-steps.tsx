import { useTexts } from '@kernel'
import { accountsTexts } from '../texts'
import { stepsRecipe } from './steps.recipe'

/** What a new member does to activate the account. */
export function ActivationSteps() {
  const t = useTexts(accountsTexts)
  const styles = stepsRecipe()
  return (
    <ol role="list" className={styles.root}>
      <li className={styles.step}>{t['activate.instructions.step1']()}</li>
      <li className={styles.step}>{t['activate.instructions.step2']()}</li>
      <li className={styles.step}>{t['activate.instructions.step3']()}</li>
    </ol>
  )
}
