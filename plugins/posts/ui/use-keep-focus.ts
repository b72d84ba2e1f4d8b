import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { isFocusLost } from './use-restore-focus'

/**
 * A card that goes with the focus leaves it to the one that comes into its place: else the keyboard begins at the top
 * again.
 *
 * @param focused the card with the focus, by its post's id
 * @param focusCard gives a card the focus by its place in the list
 */
export function useKeepFocus(
  focused: string | undefined,
  cards: readonly VirtualItem[],
  focusCard: (index: number) => void,
): void {
  const index = cards.find(({ key }) => key === focused)?.index
  const last = useRef(0)
  useEffect(() => {
    if (index !== undefined) last.current = index
    else if (focused !== undefined && isFocusLost()) focusCard(last.current)
  })
}
