import { useCode, useTexts } from '@kernel'
import { useCopy } from '@kernel/parts'
import { LoadError, linkIcon, type MenuItem } from '@kernel/ui'
import { css } from 'styled-system/css'
import { postsTexts } from '../texts'

const loadCopyByHand = () => import('./copy-by-hand.lazy')

const line = css({ w: 'full' })

/** The item of a menu that copies an address, and the field for copying by hand. */
export function useCopyLink(address: string) {
  const t = useTexts(postsTexts)
  const { copy, fallbackText, fallbackRef } = useCopy(postsTexts.ref('post.copied'))
  const { code, failure } = useCode(loadCopyByHand, fallbackText !== undefined)
  const item: MenuItem = {
    id: 'copy',
    label: t['post.copyLink'](),
    icon: linkIcon,
    onSelect: () => void copy(address),
  }
  const fallback = fallbackText && (
    <div className={line}>
      {code && <code.default key={fallbackText} link={fallbackText} fieldRef={fallbackRef} />}
      {failure && <LoadError failure={failure} />}
    </div>
  )
  return { item, fallback }
}
