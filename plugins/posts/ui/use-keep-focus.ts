import { isFocusLost } from '@kernel/ui'
import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

/**
 * When the focused card is removed, focuses the card that is now at its index. Otherwise the body would get the focus.
 *
 * @param focused post id of the focused card
 * @param focusCard focuses a card by index
 */
export function useKeepFocus(
  focused: string | undefined,
  cards: readonly VirtualItem[],
  focusCard: (index: number) => void,
): void {
  const index = cards.find(({ key }) => key === focused)?.index
  const lastIndex = useRef(0)
  useEffect(() => {
    if (index !== undefined) lastIndex.current = index
    else if (focused !== undefined && isFocusLost()) focusCard(lastIndex.current)
  })
}
