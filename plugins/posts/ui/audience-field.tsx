import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { type FormStore, Slot } from '@kernel/parts'
import { globeIcon, lockIcon, Segments, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useId } from 'react'
import { postAudience } from '../contract'
import type { PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

interface AudienceFieldProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
}

export function AudienceField({ of, sections }: AudienceFieldProps) {
  const t = useTexts(postsTexts)
  const id = useId()
  const publicPost = useField(of, { path: ['publicPost'] })
  const isPublic = publicPost.input === true
  const tags = useField(of, { path: ['tags'] })
  const styles = postFormRecipe()
  if (!sections.isOpen('readers')) return null

  return (
    <section {...sections.content('readers')} aria-labelledby={id} className={styles.audience}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t['editor.readers']()}
        </h2>
        <Segments
          label={t['editor.readers']()}
          selected={isPublic}
          onSelect={(value) => publicPost.onChange(value)}
          choices={[
            { value: true, label: t['editor.all'](), icon: globeIcon },
            { value: false, label: t['editor.byTags'](), icon: lockIcon },
          ]}
          className={styles.choice}
        />
      </div>
      {isPublic && <p className={styles.hint}>{t['editor.publicHint']()}</p>}
      {!isPublic && (
        <Slot
          of={postAudience}
          props={{
            tags: tags.input ?? [],
            onChange: (chosen) => tags.onChange([...chosen]),
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
