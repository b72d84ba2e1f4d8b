import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { type FormStore, Slot, useSlotEntries } from '@kernel/parts'
import { chevronDownIcon, globeIcon, Icon, lockIcon, VisuallyHidden } from '@kernel/ui'
import { useState } from 'react'
import { postAudience, postReaders } from '../contract'
import type { PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

interface ReadersProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
}

/**
 * Shows, beside the submit button, who will see the post, and opens the section that changes it. If no plugin fills
 * the slot, only posts that are already private have this section.
 */
export function Readers({ of, sections }: ReadersProps) {
  const t = useTexts(postsTexts)
  const isPublic = useField(of, { path: ['publicPost'] }).input === true
  const [wasPublic] = useState(isPublic)
  const hasChoice = useSlotEntries(postAudience).length > 0 || !wasPublic
  const tags = useField(of, { path: ['tags'] }).input ?? []
  const isByTags = !isPublic && tags.length > 0
  const styles = postFormRecipe({ isAlone: !isPublic && tags.length === 0 })
  const content = (
    <>
      <Icon of={isPublic ? globeIcon : lockIcon} size="sm" />
      <VisuallyHidden>{t['editor.readers']()}:</VisuallyHidden>
      <span className={styles.names}>
        {isByTags
          ? tags.map(({ name }) => name).join(', ')
          : t[isPublic ? 'editor.everyone' : 'editor.alone']()}
      </span>
      {isByTags && (
        <Slot
          of={postReaders}
          props={{ tags }}
          whenFailed="nothing"
          frame={(count) => <span className={styles.count}>{count}</span>}
        />
      )}
    </>
  )
  if (!hasChoice) return <p className={styles.readers}>{content}</p>
  return (
    <button type="button" className={styles.readers} {...sections.button('readers')}>
      {content}
      <Icon of={chevronDownIcon} size="sm" className={styles.arrow} />
    </button>
  )
}
