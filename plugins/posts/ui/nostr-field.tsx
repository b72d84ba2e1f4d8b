import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { type FormStore, FormSwitch } from '@kernel/parts'
import { Alert, Button } from '@kernel/ui'
import type { PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

interface NostrFieldProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
}

/** Switch that also publishes a post on Nostr; while it is on, a warning stays visible. */
export function NostrField({ of, sections }: NostrFieldProps) {
  const t = useTexts(postsTexts)
  const field = useField(of, { path: ['publishOnNostr'] })
  const isOnNostr = field.input === true
  const isOpen = sections.isOpen('nostr')
  const styles = postFormRecipe()
  if (!isOpen && !isOnNostr) return null

  function turnOff() {
    field.onChange(false)
    sections.focusButton('nostr')
  }
  return (
    <div {...sections.content('nostr')} className={styles.section}>
      {isOpen && (
        <FormSwitch
          of={of}
          path={['publishOnNostr']}
          label={t['editor.nostr']()}
          hint={t['editor.nostrHint']()}
        />
      )}
      {isOnNostr && (
        <Alert
          tone="warning"
          title={t['editor.nostrWarning']()}
          action={
            !isOpen && (
              <Button size="sm" variant="soft" onClick={turnOff}>
                {t['editor.nostrOff']()}
              </Button>
            )
          }
        >
          {t['editor.nostrWarning.text']()}
        </Alert>
      )}
    </div>
  )
}
