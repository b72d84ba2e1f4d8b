import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { afterPointerUp, FormField, type FormStore, storedVideo, VideoFrame } from '@kernel/parts'
import { closeIcon, IconButton, Input, Select } from '@kernel/ui'
import { type ChangeEvent, useState } from 'react'
import { type PostSchema, videoCode, videoOf } from '../model/post-draft'
import { postsTexts } from '../texts'
import { postFormRecipe } from './post-form.recipe'
import type { PostSections } from './use-post-sections'

const providers = { '1': 'YouTube', '2': 'Vimeo' } as const

interface VideoFieldProps {
  readonly of: FormStore<PostSchema>
  readonly sections: PostSections
}

/** A known URL is replaced by its id, and its provider is selected. */
export function VideoField({ of, sections }: VideoFieldProps) {
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

  function handleRemove() {
    link.onChange('')
    sections.focusButton('video')
  }

  return (
    <section {...sections.content('video')} aria-label={t['editor.video']()} className={styles.media}>
      <div hidden={!sections.isOpen('video')}>
        <div className={styles.pair}>
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
        </div>
      </div>
      {video && (
        <div className={styles.frame}>
          <VideoFrame
            key={`${video.provider}-${storedVideo(video)}`}
            video={video}
            title={t['editor.videoPreview']()}
          />
          <IconButton
            variant="soft"
            icon={closeIcon}
            label={t['editor.removeVideo']()}
            onClick={handleRemove}
            className={styles.remove}
          />
        </div>
      )}
    </section>
  )
}
