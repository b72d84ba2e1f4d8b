import { profileRoute, useHref, useTexts } from '@kernel'
import { Button, ButtonLink, eyeIcon, Icon, pencilIcon } from '@kernel/ui'
import { type Ref, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { publicPageTexts } from '../texts'

const preview = { seen: 'others' }
const row = css({
  display: 'flex',
  gap: '2',
  smDown: { '& > :first-child': { order: '1' }, '& > :last-child': { flex: '1' } },
})
/** Phones have both actions in one row, this one at its end with its icon only. */
const label = css({ smDown: { srOnly: true } })
const notice = css({
  wrap: true,
  gap: '3',
  mb: { base: '6', md: '4' },
  py: '2',
  px: '4',
  rounded: 'md',
  bg: 'accent.soft',
  color: 'accent.text',
  textStyle: 'small',
  outlineStyle: 'none',
})
const words = css({ flex: '[1 1 12rem]', minW: '0' })

/** Whether the owner of the page wants to see it as others do; kept in the URL, so that back leaves the preview. */
export const useIsSeenByOthers = (): boolean => useSearchParams()[0].get('seen') === preview.seen

/** Returns the ref of the button that shows the preview; the button gets the focus back after the preview. */
export function useFocusAfterPreview(isPreview: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPreview = useRef(isPreview)
  useEffect(() => {
    if (wasPreview.current && !isPreview) button.current?.focus()
    wasPreview.current = isPreview
  }, [isPreview])
  return button
}

export function OwnerActions({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const t = useTexts(publicPageTexts)
  const href = useHref()
  const [, setQuery] = useSearchParams()
  return (
    <div className={row}>
      <Button ref={ref} variant="quiet" icon={eyeIcon} onClick={() => setQuery(preview)}>
        <span className={label}>{t['page.preview']()}</span>
      </Button>
      <ButtonLink variant="soft" icon={pencilIcon} to={href(profileRoute, undefined, { panel: 'my-page' })}>
        {t['page.edit']()}
      </ButtonLink>
    </div>
  )
}

/** Tells the owner that the page is shown as others see it, and ends that. It has the focus, because the button is gone. */
export function PreviewNotice() {
  const t = useTexts(publicPageTexts)
  const [, setQuery] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={root} role="group" aria-label={t['page.preview']()} tabIndex={-1} className={notice}>
      <Icon of={eyeIcon} />
      <p className={words}>{t['page.preview.text']()}</p>
      <Button size="sm" variant="soft" onClick={() => setQuery({})}>
        {t['page.preview.end']()}
      </Button>
    </div>
  )
}
