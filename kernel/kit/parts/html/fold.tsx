import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { css, cx } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'

const contained = css({ overflowX: 'auto', overflowY: 'hidden', overflowClipMargin: '[0]' })

/** Styles of collapsed content; when printed, the whole text is shown. */
const collapsed = {
  screen: css({ maxH: '[37.5rem]', _print: { maxH: '[none]' } }),
  lines: css({ maxH: '40', _print: { maxH: '[none]' } }),
}

const moreButton = css({
  display: 'block',
  mt: '1',
  color: 'accent.text',
  textStyle: 'label',
  cursor: 'pointer',
  minH: 'touch',
  _print: { display: 'none' },
})

export interface FoldProps {
  /** Height of collapsed content above "Read more": about a screen, or a few lines. */
  readonly fold?: 'screen' | 'lines' | undefined
  readonly className?: string | undefined
  readonly lang?: string | undefined
  /** Handlers of the content. */
  readonly handlers?: HTMLAttributes<HTMLElement>
  /** Number of loaded portions, of content that is loaded in portions. */
  readonly portions?: number
  /** Loads the next portion; `undefined` without more portions. */
  readonly loadNext?: (() => void) | undefined
  readonly onFold?: () => void
  readonly children: ReactNode
}

/**
 * Collapses long content of people behind "Read more".
 * @example <Fold><p dir="auto">{comment.content}</p></Fold>
 */
export function Fold({
  fold = 'screen',
  className,
  lang,
  handlers,
  portions = 1,
  loadNext,
  onFold,
  children,
}: FoldProps) {
  const t = useKernelTexts()
  const { container, isLong, isOpen, setOpen } = useCollapse(portions, loadNext)
  const handleMore = () => {
    if (!isOpen) return setOpen(true)
    if (loadNext) return loadNext()
    setOpen(false)
    onFold?.()
    container.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={className}>
      <div
        ref={container}
        lang={lang}
        className={cx(contained, !isOpen && collapsed[fold])}
        {...handlers}
        // Expand when the browser scrolls to collapsed content, such as a focused link or a search match.
        onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && setOpen(true)}
      >
        {children}
      </div>
      {(isLong || loadNext || isOpen) && (
        <button type="button" aria-expanded={isOpen} onClick={handleMore} className={moreButton}>
          {isOpen && !loadNext ? t['html.less']() : t['html.more']()}
        </button>
      )}
    </div>
  )
}

/** Texts up to this number of characters are not collapsed, because they always fit. */
const alwaysFits = 150

const isOverflowing = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 4

/**
 * Collapses long content behind "Read more".
 * @param count number of loaded portions
 * @param fill loads the next portion, while the content is too short to be collapsed; `undefined` without more portions
 */
function useCollapse(count: number, fill: (() => void) | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const fillLater = useEffectEvent(() => fill?.())
  const isFilling = fill !== undefined
  useLayoutEffect(() => {
    const { current } = container
    // Measure before paint, so that the page already has its height when the scroll position is restored. Skip short
    // texts, because measuring forces a layout.
    if (current && !isOpen && (current.textContent?.length ?? 0) > alwaysFits) setLong(isOverflowing(current))
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: observe each new portion
  useEffect(() => {
    const { current } = container
    if (!current || isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Measure in a ResizeObserver, which runs after layout; measuring directly would force one layout per text.
    const observer = new ResizeObserver(() => {
      setLong(isOverflowing(current))
      clearTimeout(timer)
      // Load each portion in its own task: hostile content with many empty portions must not block the page.
      if (!isOverflowing(current) && isFilling) timer = setTimeout(() => fillLater())
    })
    // Observe the size, because text grows in narrower windows and with larger fonts.
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isOpen, isFilling, count])
  return { container, isLong, isOpen, setOpen }
}
