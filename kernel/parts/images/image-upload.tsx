import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { UploadProgress } from '../../core/http/fetch-with-progress'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { uploadIcon } from '../../ui/icons/tools'
import { Progress } from '../../ui/progress/progress'
import { ImagePicker, type ImagePickerProps } from './image-picker'
import type { PreparedImage } from './prepare-image'

/** How a picture is sent. */
export interface UploadOptions {
  /** Ends when the person gives up. */
  readonly signal: AbortSignal
  readonly onProgress: UploadProgress
}

/** Props of {@link ImageUpload}. */
export interface ImageUploadProps extends Pick<ImagePickerProps, 'label' | 'width' | 'crop'> {
  /** Words of the button that sends. */
  readonly sendLabel: ReactNode
  /** Sends the picture, and tells the person how it went; rejects where it failed, and the picture stays. */
  readonly onSend: (picture: File, sending: UploadOptions) => Promise<unknown>
}

const column = css({ display: 'grid', gap: '3', justifyItems: 'start', '& > :first-child': { w: 'full' } })

/**
 * A chooser whose picture is sent at once: it shows how much has left, and can be given up (ACC-PROF-02).
 *
 * @example
 * <ImageUpload label={t.choose()} width={300} crop={{ shape: 'round' }} sendLabel={t.save()}
 *   onSend={(file, sending) => save.mutateAsync({ file, ...sending })} />
 */
export function ImageUpload({ sendLabel, onSend, ...chooser }: ImageUploadProps) {
  const t = useTexts(kernelTexts)
  const [picture, setPicture] = useState<PreparedImage | undefined>()
  const [sent, setSent] = useState(0)
  const [part, setPart] = useState<number | undefined>()
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function handleSend() {
    if (!picture || part !== undefined) return
    const mine = new AbortController()
    sending.current = mine
    setPart(0)
    try {
      await onSend(picture.file, { signal: mine.signal, onProgress: setPart })
      setSent((count) => count + 1)
    } catch {
      // Whoever sends has told it; the picture is still there for another try.
    } finally {
      setPart(undefined)
    }
  }

  return (
    <ImagePicker
      {...chooser}
      sent={sent}
      onChange={setPicture}
      action={
        <Button icon={uploadIcon} onClick={handleSend}>
          {sendLabel}
        </Button>
      }
      progress={
        part === undefined ? undefined : (
          <div className={column}>
            <Progress label={t['picture.sending']()} percent={part * 100} />
            <Button variant="soft" onClick={() => sending.current?.abort()}>
              {t['picture.stop']()}
            </Button>
          </div>
        )
      }
    />
  )
}
