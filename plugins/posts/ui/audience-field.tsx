import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { type FormStore, FormSwitch, Slot } from '@kernel/parts'
import { Skeleton, SkeletonGroup } from '@kernel/ui'
import { useId } from 'react'
import { postAudience } from '../contract'
import type { PostSchema } from '../model/post-draft'
import { parseTags, writeTags } from '../model/post-tags'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

interface AudienceFieldProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
}

/** Fields for who can read a post. */
export function AudienceField({ of, sections }: AudienceFieldProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const isPublic = useField(of, { path: ['publicPost'] }).input === true
  const tags = useField(of, { path: ['tags'] })
  const styles = postFormRecipe()
  if (!sections.isOpen('readers')) return null

  return (
    <section {...sections.content('readers')} aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t['editor.readers']()}
      </h2>
      <FormSwitch
        of={of}
        path={['publicPost']}
        label={t['editor.public']()}
        hint={t['editor.publicHint']()}
      />
      {!isPublic && (
        <Slot
          of={postAudience}
          props={{
            tags: parseTags(tags.input ?? ''),
            onChange: (chosen) => tags.onChange(writeTags(chosen)),
          }}
          fallback={
            <SkeletonGroup>
              <Skeleton shape="control" />
            </SkeletonGroup>
          }
        />
      )}
    </section>
  )
}
