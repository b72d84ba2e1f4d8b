import { useTexts } from '@kernel'
import { Button, chevronUpIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { postsTexts } from '../texts'

const bar = css({
  position: 'sticky',
  top: { base: '2', _tall: '[4rem]' },
  zIndex: 'raised',
  display: 'flex',
  justifyContent: 'center',
  h: '0',
})

interface NewPostsProps {
  readonly count: number
  readonly onShow: () => void
}

/** Button "n new posts" above the list. */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const t = useTexts(postsTexts)
  return (
    <div role="status" className={bar}>
      {count > 0 && (
        <Button icon={chevronUpIcon} size="sm" onClick={onShow}>
          {t['feed.new']({ count })}
        </Button>
      )}
    </div>
  )
}
