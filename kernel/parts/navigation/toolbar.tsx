import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { useHomePath } from '../../core/navigation/links'
import { ButtonLink } from '../../ui/button/button-link'
import { IconButton } from '../../ui/button/icon-button'
import { arrowBackIcon } from '../../ui/icons/tools'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { toolbarRecipe } from './toolbar.recipe'

export interface ToolbarProps {
  title: ReactNode
  /** A line above the title, such as the path to the screen. */
  above?: ReactNode
  /** Facts beside the title, such as a status. */
  beside?: ReactNode
  /** Target of the back button; by default the previous page, or home if there is none. */
  backTo?: string | undefined
  actions?: ReactNode
  /** Whether the screen is one of the places in the side column: then only phones have the back button. */
  isPlace?: boolean | undefined
  /** Alignment of the title; `center` for screens with centered content. */
  align?: 'start' | 'center' | undefined
}

/** Header of an inner screen: back button, title and actions. */
export function Toolbar({ title, above, beside, backTo, actions, isPlace, align }: ToolbarProps) {
  const t = useTexts(kernelTexts)
  const navigate = useNavigate()
  const home = useHomePath()
  const styles = toolbarRecipe({ align, isPlace, hasLines: above !== undefined })
  // A screen that was opened by URL has no previous page within the app.
  const handleBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate(home, { replace: true }))

  return (
    <header className={styles.root}>
      {backTo ? (
        <ButtonLink
          data-above-toasts=""
          to={backTo}
          variant="quiet"
          isIcon
          icon={arrowBackIcon}
          className={styles.back}
        >
          <VisuallyHidden>{t['ui.back']()}</VisuallyHidden>
        </ButtonLink>
      ) : (
        <IconButton
          data-above-toasts=""
          icon={arrowBackIcon}
          label={t['ui.back']()}
          onClick={handleBack}
          className={styles.back}
        />
      )}
      <div className={styles.words}>
        {above}
        {/* The heading is focusable, because it gets the focus when the screen changes to another item. */}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {beside}
      </div>
      {actions && (
        <div data-above-toasts="" className={styles.actions}>
          {actions}
        </div>
      )}
    </header>
  )
}
