import { useTexts } from '@kernel'
import { Button, chevronDownIcon } from '@kernel/ui'
import { messagingTexts } from '../texts'
import { styles } from './conversation.styles'

interface LatestButtonProps {
  /** Number of messages below the visible ones. */
  readonly count: number
  readonly onPress: () => void
}

export function LatestButton({ count, onPress }: LatestButtonProps) {
  const t = useTexts(messagingTexts)
  return (
    <div className={styles.latest}>
      <Button size="sm" variant={count > 0 ? 'solid' : 'soft'} icon={chevronDownIcon} onClick={onPress}>
        {count > 0 ? t['chat.new']({ count }) : t['chat.latest']()}
      </Button>
    </div>
  )
}
