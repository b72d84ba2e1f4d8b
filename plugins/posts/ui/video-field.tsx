import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { afterPointerUp, FormField, type FormStore, storedVideo, VideoFrame } from '@kernel/parts'
import { Input, Select } from '@kernel/ui'
import { type ChangeEvent, useState } from 'react'
import { type PostSchema, videoCode, videoOf } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'

const providers = { '1': 'YouTube', '2': 'Vimeo' } as const

/** Field for the video of a post. A known URL is replaced by its id, and its provider is selected (PST-EDIT-01). */
export function VideoField({ of }: { readonly of: FormStore<PostSchema> }) {
  const t = useTexts(postsTexts)
  const type = useField(of, { path: ['videoType'] })
  const link = useField(of, { path: ['videoLink'] })
  // Show no preview while typing: an incomplete id may match another video.
  const [isTyping, setIsTyping] = useState(false)
  const video = isTyping ? undefined : videoOf(link.input ?? '', type.input ?? '1')
  const styles = postFormRecipe()

  function settle(written: string) {
    setIsTyping(false)
    const known = videoOf(written, type.input ?? '1')
    if (!known) return
    const stored = storedVideo(known)
    if (written !== stored) link.onChange(stored)
    type.onChange(videoCode(known))
  }
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if (/^insertFrom/.test((nativeEvent as InputEvent).inputType ?? '')) settle(target.value)
    else setIsTyping(true)
  }

  return (
    <section aria-label={t['editor.video']()} className={styles.section}>
      <div className={styles.pair}>
        <FormField of={of} path={['videoType']} label={t['editor.videoType']()}>
          {(control, { input }) => (
            <Select {...control} value={input}>
              {Object.entries(providers).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField
          of={of}
          path={['videoLink']}
          label={t['editor.videoLink']()}
          hint={t['editor.videoHint']()}
        >
          {(control, { input }) => (
            <Input
              autoComplete="off"
              spellCheck={false}
              {...control}
              value={input}
              onChange={(event) => {
                control.onChange(event)
                handleChange(event)
              }}
              onBlur={(event) => {
                const written = event.target.value
                control.onBlur()
                // Wait for pointer-up: the preview shifts the layout, and a click in progress would miss its target.
                afterPointerUp(() => settle(written))
              }}
            />
          )}
        </FormField>
      </div>
      {video && (
        <VideoFrame
          key={`${video.provider}-${storedVideo(video)}`}
          video={video}
          title={t['editor.videoPreview']()}
        />
      )}
    </section>
  )
}
