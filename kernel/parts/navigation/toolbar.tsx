import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { useHomePath } from '../../core/navigation/use-home-path'
import { ButtonLink } from '../../ui/button/button-link'
import { IconButton } from '../../ui/button/icon-button'
import { arrowBackIcon } from '../../ui/icons/tools'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { toolbarRecipe } from './toolbar.recipe'

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  title: ReactNode
  /** Where back leads; without it, the page one came from. */
  backTo?: string | undefined
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/**
 * The head of an inner screen: back, the title, and what can be done here (KRN-NAV-05).
 *
 * @param props `title`, `backTo`, `actions`
 * @example
 * <Toolbar title={t.manageGroups()} actions={<ButtonLink to={href} icon={plusIcon}>{t.create()}</ButtonLink>} />
 */
export function Toolbar({ title, backTo, actions }: ToolbarProps) {
  const t = useTexts(kernelTexts)
  const navigate = useNavigate()
  const home = useHomePath()
  const look = toolbarRecipe()
  // Opened by its address there is no page to go back to within the product: then home it is.
  const handleBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate(home, { replace: true }))

  return (
    <header className={look.root}>
      {backTo ? (
        <ButtonLink to={backTo} variant="quiet" isIcon icon={arrowBackIcon}>
          <VisuallyHidden>{t['ui.back']()}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <IconButton icon={arrowBackIcon} label={t['ui.back']()} onClick={handleBack} />
      )}
      {/* Where a screen goes on to another thing of its kind, this is what is then read out. */}
      <h1 tabIndex={-1} className={look.title}>
        {title}
      </h1>
      {actions && <div className={look.actions}>{actions}</div>}
    </header>
  )
}
