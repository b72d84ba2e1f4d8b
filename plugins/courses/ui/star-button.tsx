import { $session, toastShown, useTexts } from '@kernel'
import { IconButton, starIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { isStarred, type Starred, savedLearning, withStar } from '../model/saved-learning'
import { coursesTexts } from '../texts'

const text = coursesTexts.ref
let changeCount = 0

/** Stars a course or lesson, and offers to undo that; nothing for visitors. */
export function StarButton({ of: one }: { readonly of: Starred }) {
  const t = useTexts(coursesTexts)
  const [session, saved, change, show] = useUnit([
    $session,
    savedLearning.$value,
    savedLearning.changeFx,
    toastShown,
  ])
  if (!session) return null
  const isOn = isStarred(saved, one)
  const set = (at: number | undefined) => void change((stored) => withStar(stored, one, at))

  function handleClick() {
    set(isOn ? undefined : Date.now())
    changeCount += 1
    show({
      kind: 'success',
      text: text(isOn ? 'star.removed' : 'star.added'),
      undo: {
        key: `courses-star-${changeCount}`,
        undo: () => set(isOn ? Date.now() : undefined),
        commit: () => undefined,
        // It is only on the device, so no request waits for the toast to close.
        settled: Promise.resolve(),
      },
    })
  }
  return (
    <IconButton
      icon={starIcon}
      label={t['star.add']({ title: one.title })}
      isPressed={isOn}
      onClick={handleClick}
    />
  )
}
