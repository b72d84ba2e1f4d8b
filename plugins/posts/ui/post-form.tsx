import { getInput, useField } from '@formisch/react'
import { $session, cleanLine, type Id, outcomeOf, preloadCode, useCode, useTexts } from '@kernel'
import {
  confirmRequested,
  Form,
  FormFailure,
  FormField,
  type FormStore,
  imageUrl,
  insertText,
  invalidFields,
  RestoredNotice,
  Slot,
  setFormInput,
  storedVideo,
  useEditForm,
  useFormHandlers,
  useKeptImage,
  useTarget,
  validateForm,
} from '@kernel/parts'
import {
  Avatar,
  Button,
  Chip,
  closeIcon,
  IconButton,
  LoadNotice,
  Progress,
  playIcon,
  Textarea,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ClipboardEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { postEditorSections } from '../contract'
import type { EditablePost } from '../model/editable-post'
import { givenText } from '../model/given-text'
import { questionOf } from '../model/lesson-posts'
import { withMention } from '../model/mention-addresses'
import {
  draftLists,
  draftOf,
  type PostSchema,
  postSchema,
  publishedText,
  textFields,
  videoCode,
  videoOf,
} from '../model/post-draft'
import { postsTexts } from '../texts'
import { AudienceField } from './audience-field'
import { ImageField } from './image-field'
import { Mentions } from './mentions'
import { NostrField } from './nostr-field'
import { postFormRecipe } from './post-form.recipe'
import { PostTools } from './post-tools'
import { Readers } from './readers'
import { pasteFormats, useFormat } from './use-format'
import { usePostSections } from './use-post-sections'
import { useLeaveEditor, useSendPost } from './use-send-post'
import { VideoField } from './video-field'

const text = postsTexts.ref
const loadFormats = () => import('./format-bar.lazy')

/** What the editor shows whenever it opens. */
export const editorParts = [postEditorSections]

export interface DraftState {
  /** Whether it differs from the saved post and is stored on the device. */
  readonly isStored: boolean
  /** Whether it asks about a lesson. */
  readonly isQuestion: boolean
}

interface PostFormProps {
  /** The post to edit; default: a new one. */
  readonly post?: EditablePost
  readonly onDraft: (draft: DraftState) => void
}

/** Its draft survives navigation, failures and the end of the session. */
export function PostForm({ post, onDraft }: PostFormProps) {
  const t = useTexts(postsTexts)
  const leaveEditor = useLeaveEditor()
  const [requestConfirm, session] = useUnit([confirmRequested, $session])
  const person = session?.person
  const [schema] = useState(() => postSchema(post))
  const base = useMemo(() => draftOf(post), [post])
  const document = useEditForm(schema, {
    id: post ? `posts/edit/${post.id}` : 'posts/create',
    base,
    lists: draftLists,
  })
  const { form, hasEdits } = document
  const card = useRef<HTMLDivElement>(null)
  const field = useCallback(() => card.current?.querySelector('textarea'), [])
  const [resetKey, setResetKey] = useState(0)
  const picture = useKeptImage(document)
  const { register, canSubmit, notifySaved } = useFormHandlers<{ readonly postId: Id | undefined }>()
  const sending = useSendPost({
    document,
    post,
    image: picture.file,
    canSubmit,
    onSaved: handleSaved,
    forgetDraft: forget,
  })
  const contributed = useMemo(() => {
    const onInsert = (text: string) => {
      const target = field()
      if (target) insertText(target, text)
    }
    return { postId: post?.id, onInsert, register }
  }, [post?.id, register, field])
  const video = useField(form, { path: ['videoLink'] })
  const sections = usePostSections(form.isSubmitted && video.errors !== null ? 'video' : undefined)
  const hasNewPicture = useField(form, { path: ['hasNewPicture'] }).input === true
  useCrossFieldValidation(form)
  useFormat(field)
  useGivenText(field, form)
  const [formatting, setFormatting] = useState<'open' | 'preview'>()
  const { code, failure } = useCode(loadFormats, formatting !== undefined)
  const formats = failure ? undefined : code
  const isPreview = formatting === 'preview' && formats !== undefined
  const question = questionOf(useField(form, { path: ['opening'] }).input ?? '')
  const isQuestion = question !== undefined
  const isStored = hasEdits && document.isStored
  useEffect(() => onDraft({ isStored, isQuestion }), [onDraft, isStored, isQuestion])
  const refused = invalidFields(sending.error)
  const isUnsure = outcomeOf(sending.error).isUncertain
  const showRefused = useEffectEvent(() => {
    if (refused.includes('tags')) sections.show('readers')
    else if (refused.includes('imagefile')) sections.show('picture')
  })
  // Runs after the effect, in which React cannot show a section at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each failed save
  useEffect(() => queueMicrotask(showRefused), [sending.error])
  const hasMedia = hasNewPicture || Boolean(video.input) || Boolean(post?.picture)
  const styles = postFormRecipe({
    isPlain: !hasMedia && !sections.isAnyOpen,
    isFormatting: formatting !== undefined && formats !== undefined,
    isSending: sending.isSending,
  })
  const { isSending, progress } = sending

  function endPreview() {
    setFormatting((before) => before && 'open')
  }
  function handleSaved(postId: Id | undefined) {
    notifySaved({ postId })
    forget()
  }
  function forget() {
    picture.forget()
    document.forget()
  }
  function discard() {
    endPreview()
    picture.forget()
    setResetKey((times) => times + 1)
    document.discard()
  }
  function leave() {
    forget()
    leaveEditor()
  }
  function handleCancel() {
    const yes = { label: text('editor.discard'), isDanger: true, run: leave }
    requestConfirm({
      title: text('editor.cancelTitle'),
      body: text('editor.cancelSure'),
      yes,
      no: text('editor.keepEditing'),
    })
  }

  return (
    <Form of={form} onSubmit={sending.send} className={styles.root}>
      <div ref={card} className={styles.card}>
        <RestoredNotice
          of={{ ...document, discard }}
          isBusy={isSending}
          isPictureLost={picture.isLost}
          className={styles.notice}
        />
        {sending.error && (
          <div className={styles.notice}>
            <FormFailure
              title={t[isUnsure ? 'editor.unsure' : post ? 'editor.updateFailed' : 'editor.createFailed']()}
              error={sending.error}
            >
              {rejectionText()}
            </FormFailure>
          </div>
        )}
        {question && !isPreview && (
          <div inert={isSending} className={styles.opening}>
            <Chip
              icon={playIcon}
              label={question.name}
              action={
                <IconButton
                  size="sm"
                  icon={closeIcon}
                  label={t['editor.removeLesson']()}
                  onClick={() => setFormInput(form, { path: ['opening'], input: '' })}
                />
              }
            />
          </div>
        )}
        {/* The form is inert while sending, because text typed now would be neither sent nor saved as a draft. */}
        <div inert={isSending} className={styles.parts}>
          <div className={styles.text}>
            {person && (
              <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="xs" />
            )}
            {isPreview && <formats.TextPreview text={written()} />}
            <FormField
              of={form}
              path={['content']}
              label={t['editor.content']()}
              isLabelHidden
              hint={t['editor.contentHint']()}
            >
              {(control, { input }) => (
                <Textarea
                  rows={6}
                  isGrowing
                  placeholder={t[isQuestion ? 'editor.askPlaceholder' : 'editor.placeholder']()}
                  {...control}
                  onPaste={(event) => {
                    attachPastedVideo(event, form)
                    pasteFormats(event)
                  }}
                  value={input}
                />
              )}
            </FormField>
            <Mentions
              field={field}
              mentioned={getInput(form).mentioned}
              onMention={(input) => setFormInput(form, { path: ['mentioned'], input })}
            />
          </div>

          <ImageField
            of={form}
            sections={sections}
            area={card}
            current={post?.picture ?? ''}
            restored={picture.restored}
            resetKey={resetKey}
            onSource={picture.keep}
            onWork={picture.follow}
          />
          <VideoField of={form} sections={sections} />
          <NostrField of={form} sections={sections} />
          <Slot
            of={postEditorSections}
            props={contributed}
            frame={(entries) => <div className={styles.section}>{entries}</div>}
          />
          <AudienceField of={form} sections={sections} />
        </div>
        {progress !== undefined && hasNewPicture && (
          <div className={styles.section}>
            <Progress label={t['editor.sending']()} percent={progress * 100} />
          </div>
        )}
      </div>
      {formatting && formats && (
        <formats.FormatBar
          field={field}
          isPreview={isPreview}
          onPreview={(isOn) => setFormatting(isOn ? 'preview' : 'open')}
          isInert={isSending}
        />
      )}
      <div inert={isSending} className={styles.tools}>
        <PostTools
          of={form}
          sections={sections}
          field={field}
          onPicture={openFilePicker}
          format={{
            'aria-expanded': formatting !== undefined && formats !== undefined,
            'aria-busy': formatting !== undefined && !formats && !failure,
            onPointerEnter: () => preloadCode(loadFormats),
            onClick: () => setFormatting(formatting ? undefined : 'open'),
          }}
        />
        {failure && <LoadNotice failure={failure} onClose={() => setFormatting(undefined)} />}
      </div>
      <div inert={isSending} className={styles.audienceLine}>
        <Readers of={form} sections={sections} />
      </div>
      <div className={styles.cancel}>
        {isSending ? (
          // The second click of a double click on "Publish" may land here.
          <Button variant="soft" onClick={({ detail }) => detail > 1 || sending.stop()}>
            {t['editor.stop']()}
          </Button>
        ) : (
          // Without a draft there is nothing to cancel but the dialog, which has its own button for that.
          hasEdits && (
            <Button variant="quiet" onClick={handleCancel}>
              {t['editor.cancel']()}
            </Button>
          )
        )}
      </div>
      <div data-above-toasts="" className={styles.send}>
        {/* Works at any time, to say what is missing, where it can be written; quiet until there is something to send. */}
        <Button
          type="submit"
          variant={hasEdits ? 'solid' : 'soft'}
          isLoading={isSending}
          onClick={endPreview}
        >
          {t[post ? 'editor.save' : 'editor.publish']()}
        </Button>
      </div>
    </Form>
  )

  function written() {
    const { opening = '', content = '', mentioned = '' } = getInput(form)
    return publishedText({ opening, content, mentioned })
  }
  function openFilePicker() {
    card.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()
  }
  function rejectionText() {
    if (isUnsure && !post) return t['editor.unsure.text']()
    if (refused.includes('tags')) return t['editor.refusedTags']()
    return refused.includes('imagefile') ? t['editor.refusedPicture']() : t['editor.kept']()
  }
}

/** Adds the text of the address, once, to what the person has written. */
function useGivenText(
  field: () => HTMLTextAreaElement | null | undefined,
  form: FormStore<PostSchema>,
): void {
  const [target, markReached] = useTarget('text')
  const add = useEffectEvent(() => {
    const area = field()
    const texts = new URLSearchParams(location.search).getAll('text')
    markReached()
    if (!area) return
    const { mentioned: before = '', opening: asked = '' } = getInput(form)
    const added = givenText(texts, publishedText({ opening: asked, content: area.value, mentioned: before }))
    if (!added) return
    const gap = asked ? '' : added.slice(0, -added.trimStart().length)
    const { opening, content, mentioned } = textFields(added.slice(gap.length))
    if (opening) setFormInput(form, { path: ['opening'], input: opening })
    area.setSelectionRange(area.value.length, area.value.length)
    if (content) insertText(area, gap + content)
    setFormInput(form, { path: ['mentioned'], input: withMention(before, mentioned) })
  })
  useEffect(() => {
    if (target !== null) add()
  }, [target])
}

/**
 * Revalidates an invalid form when a field other than the text changes, for example because an image makes the text
 * optional. On submit it would be too late: an error that disappears then would move the pressed button away.
 */
function useCrossFieldValidation(form: FormStore<PostSchema>): void {
  const { content: _, ...others } = getInput(form)
  const otherValues = JSON.stringify(others)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another field changes
  useEffect(() => {
    if (!form.isValid) void validateForm(form)
  }, [form, otherValues])
}

/** Attaches a video when its URL is pasted into the text of a post that has no video yet. */
function attachPastedVideo(event: ClipboardEvent, form: FormStore<PostSchema>): void {
  const pasted = cleanLine(event.clipboardData.getData('text/plain'))
  const video = /^https?:\/\/\S+$/.test(pasted) ? videoOf(pasted, '1') : undefined
  if (!video || getInput(form, { path: ['videoLink'] })) return
  event.preventDefault()
  setFormInput(form, { path: ['videoType'], input: videoCode(video) })
  setFormInput(form, { path: ['videoLink'], input: storedVideo(video) })
}
