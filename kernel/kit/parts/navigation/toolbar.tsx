import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { sva } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { useHomePath } from '../../../core/navigation/links'
import { Button } from '../../ui/button/button'
import { ButtonLink } from '../../ui/button/button-link'
import { arrowBackIcon } from '../../ui/icons/tools'

/** The back button without its name, beside the title on desks, too. */
const oneRow = {
  backRow: { flex: { md: '[none]' } },
  back: { px: '0!', w: 'control', h: 'control' },
  backName: { srOnly: true },
} as const

const toolbarRecipe = sva({
  slots: ['root', 'backRow', 'back', 'backName', 'words', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: '2',
      mb: '4',
    },
    // On desks a row of its own, so that the title begins where the content does. The arrow itself begins at the page's
    // edge, not the larger area that can be pressed.
    backRow: { flex: { md: '[1 0 100%]' }, ms: '-2' },
    // The padding of the button itself may come later in the style sheet.
    back: {
      px: '2!',
      minH: { md: { base: '8', _coarse: 'touch' } },
      fontWeight: { md: 'normal' },
      mdDown: { px: '0!', w: 'control', h: 'control' },
    },
    backName: { mdDown: { srOnly: true } },
    words: {
      flex: '[1 1 10rem]',
      wrap: true,
      columnGap: '3',
      rowGap: '1',
      minW: '0',
    },
    title: {
      textStyle: 'title',
      flex: '[0 1 auto]',
      minW: '0',
      minH: 'control',
      pt: '[calc(({sizes.control} - 1lh) / 2)]',
      overflowWrap: 'anywhere',
      outlineStyle: 'none',
    },
    actions: { row: true, gap: '2', minH: 'control', flexShrink: '0', ms: 'auto' },
  },
  variants: {
    // The back button is beside the middle of both lines.
    hasLines: {
      true: {
        ...oneRow,
        root: { alignItems: 'center', mb: '3' },
        words: { rowGap: '0' },
        title: { pt: '0', minH: '0', mdDown: { textStyle: 'heading', lineClamp: '2' } },
      },
    },
    isQuiet: { true: { ...oneRow, title: { textStyle: 'subheading', color: 'quiet' } } },
    isPlace: {
      true: {
        backRow: { _withSide: { md: { display: 'none' } } },
        // The short name of a place leaves room for its button, on phones, too.
        words: { mdDown: { flex: '[1 1 6rem]' } },
      },
    },
  },
})

export interface ToolbarProps {
  title: ReactNode
  /** A line above the title, such as the path to the screen. */
  above?: ReactNode
  /** Facts beside the title, such as a status. */
  beside?: ReactNode
  /** Target of the back button; by default the previous page, or home if there is none. */
  backTo?: string | undefined
  /** Whether the back button leaves no entry of this screen in the history, for screens that act when they open. */
  leavesNoEntry?: boolean | undefined
  actions?: ReactNode
  /** Whether the screen is one of the places in the side column: then only phones have the back button. */
  isPlace?: boolean | undefined
  /** Whether the content says more than the title does, which is then small and beside the back button. */
  isQuiet?: boolean | undefined
}

/** Header of an inner screen: back button, title and actions. */
export function Toolbar(props: ToolbarProps) {
  const { title, above, beside, backTo, leavesNoEntry, actions, isPlace, isQuiet } = props
  const t = useKernelTexts()
  const navigate = useNavigate()
  const home = useHomePath()
  const styles = toolbarRecipe({ isPlace, isQuiet, hasLines: above !== undefined })
  // A screen that was opened by URL has no previous page within the app.
  const handleBack = () => void (history.state?.idx > 0 ? navigate(-1) : navigate(home, { replace: true }))
  const back = {
    'data-above-toasts': '',
    variant: 'quiet',
    icon: arrowBackIcon,
    className: styles.back,
    children: <span className={styles.backName}>{t['ui.back']()}</span>,
  } as const

  return (
    <header className={styles.root}>
      <div className={styles.backRow}>
        {backTo ? (
          <ButtonLink to={backTo} replace={leavesNoEntry} {...back} />
        ) : (
          <Button onClick={handleBack} {...back} />
        )}
      </div>
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
