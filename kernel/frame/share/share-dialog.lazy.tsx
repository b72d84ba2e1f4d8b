import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { css, cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { cutText } from '../../core/parse/cut-text'
import { useCopy } from '../../kit/parts/copy/use-copy'
import { useSlotMenu } from '../../kit/parts/slot/use-slot-menu'
import { Button } from '../../kit/ui/button/button'
import { buttonRecipe } from '../../kit/ui/button/button.recipe'
import { Dialog } from '../../kit/ui/dialog/dialog'
import { Field } from '../../kit/ui/field/field'
import { Input } from '../../kit/ui/field/input'
import { useMedia } from '../../kit/ui/hooks/use-media'
import { Icon } from '../../kit/ui/icons/icon'
import { chevronDownIcon, copyIcon, shareIcon } from '../../kit/ui/icons/tools'
import { Quote } from '../../kit/ui/quote/quote'
import { shareTargets } from '../slots'

const body = css({ stack: true, gap: '4' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { flex: '[1 0 auto]' } })
// The button that opens it ends where the other dialogs do.
const code = css({ mb: '-3', '&[open]': { mb: '0' } })
const chevron = css({ transition: 'common', '[open] > summary > &': { transform: 'rotate(180deg)' } })
const short = css({
  display: 'flex',
  px: '3',
  py: '2.5',
  rounded: 'sm',
  borderWidth: '1px',
  borderColor: 'outline',
  textStyle: 'small',
  color: 'quiet',
  '& > :first-child': { truncate: true },
})
const picture = css({ mx: 'auto', mt: '2', w: '[12rem]', maxW: 'full', rounded: 'md' })

/** Longer addresses make codes that phones cannot read. */
const maxCode = 500
/** How many characters of the words are in the name that apps get. */
const maxWords = 60
/** How many characters of the end of an address are shown, which tell it from others, where it is too long. */
const tail = 16
/** The empty edge that the standard asks for, in modules. */
const edge = 4

export interface ShareDialogProps {
  /** The complete address. */
  readonly address: string
  /** Name of what is shared, or of who wrote it. */
  readonly title: string
  /** The first words of what is shared, of which two lines are shown; apps get the first of them after the title. */
  readonly words?: string
  readonly onClose: () => void
}

export default function ShareDialog({ address, title: of, words, onClose }: ShareDialogProps) {
  const t = useTexts(kernelTexts)
  const title = [of, words && cutText(words, maxWords, '…')].filter(Boolean).join(': ')
  const shown = address.replace(/^https?:\/\//, '')
  const { copy, fallbackText, fallbackRef } = useCopy(kernelTexts.ref('share.copied'))
  const { items, view } = useSlotMenu(shareTargets, { address, title }, 'link')
  // A person canceled, or the system refused: the other ways stay.
  const openSheet = () => navigator.share({ title, url: address }).then(onClose, () => undefined)
  const isSheetFirst = useMedia('(pointer: coarse)') && 'share' in navigator
  const sheet = 'share' in navigator && (
    <Button variant={isSheetFirst ? 'solid' : 'soft'} icon={shareIcon} onClick={() => void openSheet()}>
      {t['share.sheet']()}
    </Button>
  )

  return (
    <>
      {/* One dialog at a time: that of a way to share replaces this one. */}
      <Dialog isOpen={!view} onClose={onClose} title={t['share.title']()} size="sm">
        <div className={body}>
          <Quote title={of} words={words} />
          {fallbackText ? (
            <Field label={t['share.link']()} hint={t['share.byHand']()}>
              <Input
                ref={fallbackRef}
                readOnly
                dir="ltr"
                value={address}
                onFocus={(event) => event.target.select()}
              />
            </Field>
          ) : (
            <p dir="ltr" className={short}>
              <span>{shown.slice(0, -tail)}</span>
              <span>{shown.slice(-tail)}</span>
            </p>
          )}
          <div className={actions}>
            {isSheetFirst && sheet}
            <Button
              variant={isSheetFirst ? 'soft' : 'solid'}
              icon={copyIcon}
              onClick={() => void copy(address)}
            >
              {t['share.copy']()}
            </Button>
            {!isSheetFirst && sheet}
            {items.map(({ id, label, icon, onSelect }) => (
              <Button key={id} variant="soft" icon={icon} onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
          {address.length <= maxCode && (
            <details className={code}>
              <summary className={cx(buttonRecipe({ variant: 'quiet', isWide: true }))}>
                {t['share.code']()}
                <Icon of={chevronDownIcon} className={chevron} />
              </summary>
              <QrCode text={address} label={t['share.code']()} />
            </details>
          )}
        </div>
      </Dialog>
      {view}
    </>
  )
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: edge }), [text])
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    // Dark on light in both themes: many cameras do not read the opposite.
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} className={picture}>
      <rect width="100%" height="100%" fill="white" />
      <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
