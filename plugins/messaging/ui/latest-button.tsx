import { useTexts } from '@kernel'
import { Button, chevronDownIcon } from '@kernel/ui'
import { messagingTexts } from '../texts'
import { conversationRecipe } from './conversation.recipe'

interface LatestButtonProps {
  /** How much has come that was not scrolled to. */
  readonly count: number
  readonly onPress: () => void
}

/** The way back to the end for whoever reads further up. */
export function LatestButton({ count, onPress }: LatestButtonProps) {
  const t = useTexts(messagingTexts)
  const look = conversationRecipe()
  return (
    <div className={look.latest}>
      <Button size="sm" variant={count > 0 ? 'solid' : 'soft'} icon={chevronDownIcon} onClick={onPress}>
        {count > 0 ? t['chat.new']({ count }) : t['chat.latest']()}
      </Button>
    </div>
  )
}
