import { useField } from '@formisch/react'
import { useSettings, useTexts } from '@kernel'
import { type FormStore, FormSwitch, Slot, useSlotEntries } from '@kernel/parts'
import { Alert, Skeleton, SkeletonGroup } from '@kernel/ui'
import { useId, useState } from 'react'
import { postAudience } from '../contract'
import type { PostSchema } from '../model/post-draft'
import { parseTags, writeTags } from '../model/post-tags'
import postsSettings from '../settings'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'

/**
 * Fields for who can read a post, and whether it is published on Nostr (PST-EDIT-02, PST-EDIT-03). When no
 * plugin fills the slot, the switch is hidden, except for a post that is already private.
 */
export function AudienceField({ of }: { readonly of: FormStore<PostSchema> }) {
  const t = useTexts(postsTexts)
  const id = useId()
  const isPublic = useField(of, { path: ['publicPost'] }).input === true
  const isOnNostr = useField(of, { path: ['publishOnNostr'] }).input === true
  const tags = useField(of, { path: ['tags'] })
  const hasAudience = useSlotEntries(postAudience).length > 0
  const [wasPublic] = useState(isPublic)
  const { nostr } = useSettings(postsSettings)
  const styles = postFormRecipe()

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t['editor.readers']()}
      </h2>
      {(hasAudience || !wasPublic) && (
        <FormSwitch
          of={of}
          path={['publicPost']}
          label={t['editor.public']()}
          hint={t['editor.publicHint']()}
        />
      )}
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
      {nostr && (
        <FormSwitch
          of={of}
          path={['publishOnNostr']}
          label={t['editor.nostr']()}
          hint={t['editor.nostrHint']()}
        />
      )}
      {isOnNostr && (
        <Alert tone="warning" title={t['editor.nostrWarning']()}>
          {t['editor.nostrWarning.text']()}
        </Alert>
      )}
    </section>
  )
}
