import { myPageRoute, navigate, useHref, useTexts } from '@kernel'
import {
  confirmRequested,
  Form,
  FormField,
  invalidFields,
  type PreparedImage,
  resetForm,
  useDraftForm,
} from '@kernel/parts'
import { Alert, Button, Card, Progress, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { EditablePost } from '../model/editable-post'
import { draftOf, postSchema } from '../model/post-draft'
import { postsTexts } from '../texts'
import { AudienceField } from './audience-field'
import { ImageField } from './image-field'
import { postFormRecipe } from './post-form.recipe'
import { RestoredNotice } from './restored-notice'
import { useCrossFieldValidation } from './use-cross-field-validation'
import { useSendPost } from './use-send-post'
import { VideoField } from './video-field'

const text = postsTexts.ref
const draftFields = Object.keys(draftOf())

/** The editor of a post; its draft survives navigation, failures and the end of the session (PST-EDIT-01). */
export function PostForm({ post }: { readonly post?: EditablePost }) {
  const t = useTexts(postsTexts)
  const href = useHref()
  const [go, requestConfirm] = useUnit([navigate, confirmRequested])
  const [schema] = useState(() => postSchema(post))
  const [saved] = useState(() => draftOf(post))
  const { form, isRestored, forgetDraft } = useDraftForm(schema, {
    id: post ? `posts/edit/${post.id}` : 'posts/create',
    fields: draftFields,
    initialInput: saved,
  })
  const [image, setImage] = useState<PreparedImage>()
  const [resetKey, setResetKey] = useState(0)
  const sending = useSendPost({ form, post, image: image?.file, onSaved: forgetDraft })
  useCrossFieldValidation(form)
  const styles = postFormRecipe()
  const isSending = sending.progress !== undefined

  function discard() {
    resetForm(form, { initialInput: saved })
    setResetKey((times) => times + 1)
    forgetDraft()
  }
  function leave() {
    forgetDraft()
    go({ to: href(myPageRoute) ?? '/', replace: true })
  }
  function handleCancel() {
    if (!form.isDirty && !isRestored) return leave()
    const yes = { label: text('editor.discard'), isDanger: true, run: leave }
    requestConfirm({ title: text('editor.cancelTitle'), body: text('editor.cancelSure'), yes })
  }

  return (
    <Form of={form} onSubmit={sending.send} className={styles.root}>
      {isRestored && <RestoredNotice of={form} onDiscard={discard} />}
      <Card padding="lg">
        {/* The form is inert while sending, because text typed now would be neither sent nor saved as a draft. */}
        <div className={styles.fields} inert={isSending}>
          <FormField
            of={form}
            path={['content']}
            label={t['editor.content']()}
            hint={t['editor.contentHint']()}
          >
            {(control, { input }) => <Textarea rows={6} isGrowing dir="auto" {...control} value={input} />}
          </FormField>
          <ImageField of={form} current={post?.picture ?? ''} resetKey={resetKey} onChange={setImage} />
          <VideoField of={form} />
          <AudienceField of={form} />
        </div>
      </Card>
      {sending.error && (
        <Alert tone="danger" title={t['editor.notSaved']()}>
          {rejectionText(sending.error)}
        </Alert>
      )}
      {isSending && image && (
        <Progress label={t['editor.sending']()} percent={(sending.progress ?? 0) * 100} />
      )}
      <div className={styles.actions}>
        {isSending ? (
          <Button variant="soft" onClick={sending.stop}>
            {t['editor.stop']()}
          </Button>
        ) : (
          <Button variant="quiet" onClick={handleCancel}>
            {t['editor.cancel']()}
          </Button>
        )}
        <Button type="submit" isLoading={isSending}>
          {t['editor.save']()}
        </Button>
      </div>
    </Form>
  )

  function rejectionText(error: unknown) {
    const fields = invalidFields(error)
    if (fields.includes('tags')) return t['editor.refusedTags']()
    return fields.includes('imagefile') ? t['editor.refusedPicture']() : t['editor.kept']()
  }
}
