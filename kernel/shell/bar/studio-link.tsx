import { cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { externalIcon } from '../../ui/icons/actions'
import { Icon } from '../../ui/icons/icon'
import { deskOnly } from '../responsive.styles'
import { entryRecipe } from './navigation-bar.recipe'

/** Link to the deployment's external studio. */
export function StudioLink({ url }: { readonly url: string }) {
  const t = useTexts(kernelTexts)
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={t['nav.studio.opens']()}
      className={cx(entryRecipe({ variant: 'destination' }), deskOnly)}
    >
      <Icon of={externalIcon} />
      <span>{t['nav.studio']()}</span>
    </a>
  )
}
