import { type KeyboardShortcutProps, useShortcut } from '@kernel/parts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Moves between the posts of a feed (j, k), or presses a button of the focused post (l, c, s). */
export default function FeedShortcut({ keys }: KeyboardShortcutProps) {
  useShortcut(keys, () => {
    // A tab that was open before keeps its posts in a hidden panel.
    const posts = [...document.querySelectorAll<HTMLElement>('[role=feed] article')].filter(
      (post) => !post.closest('[hidden]'),
    )
    const current = posts.findIndex((post) => post.contains(document.activeElement))
    const step = steps[keys]
    const target =
      step === undefined
        ? posts[current]?.querySelector<HTMLElement>(`[data-shortcut=${keys}]`)
        : posts[current < 0 ? 0 : current + step]
    if (!target) return false
    if (step === undefined) target.click()
    // The feed itself scrolls the focused post into view.
    else target.focus()
    return true
  })
  return null
}
