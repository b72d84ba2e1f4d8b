import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import * as v from 'valibot'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { uploadIcon } from '../../ui/icons/tools'
import { Progress } from '../../ui/progress/progress'
import type { UploadProgress } from '../files/fetch-with-progress'
import { RestoredNotice } from '../forms/edit-form'
import { imageFields, noImage } from '../forms/edits'
import { useEditForm } from '../forms/use-edit-form'
import { ImagePicker, type ImagePickerProps } from './image-picker'
import type { PreparedImage } from './prepare-image'
import { useKeptImage } from './use-kept-image'

export interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: UploadProgress
}

export interface ImageUploadProps extends Pick<ImagePickerProps, 'label' | 'dropLabel' | 'width' | 'crop'> {
  /** Id of the draft that keeps the chosen image, `plugin/image`; unique in the product. */
  readonly id: string
  readonly sendLabel: ReactNode
  /** Uploads the image and shows the result. If the returned promise rejects, the image stays for another attempt. */
  readonly onSend: (image: File, upload: UploadOptions) => Promise<unknown>
}

const imageSchema = v.object(imageFields)

const notice = css({ mb: '3' })
const column = css({ display: 'grid', gap: '3', justifyItems: 'start', '& > :first-child': { w: 'full' } })

/**
 * An {@link ImagePicker} that uploads the image right after it was cropped, or without `crop` at a click. Shows the
 * progress and a button that stops the upload. The chosen image stays on the device until it was uploaded or discarded.
 * @example
 * <ImageUpload id="accounts/picture" label={t.choose()} width={300} crop={{ shape: 'round' }} sendLabel={t.save()}
 *   onSend={(file, upload) => save.mutateAsync({ file, ...upload })} />
 */
export function ImageUpload({ id, sendLabel, onSend, ...chooser }: ImageUploadProps) {
  const t = useKernelTexts()
  const document = useEditForm(imageSchema, { id, base: noImage })
  const kept = useKeptImage(document)
  const [image, setImage] = useState<PreparedImage | undefined>()
  const [sent, setSent] = useState(0)
  const [progress, setProgress] = useState<number | undefined>()
  const upload = useRef<AbortController | null>(null)
  useEffect(() => () => upload.current?.abort(), [])

  function handleChange(image: PreparedImage | undefined) {
    setImage(image)
    // The button that applies the crop also saves, so that changing an image takes two steps.
    if (image && chooser.crop) void send(image)
  }

  async function send(image: PreparedImage) {
    if (progress !== undefined) return
    const controller = new AbortController()
    upload.current = controller
    setProgress(0)
    try {
      await onSend(image.file, { signal: controller.signal, onProgress: setProgress })
      setSent((count) => count + 1)
    } catch {
      // The caller's `onSend` has already shown the error.
    } finally {
      setProgress(undefined)
    }
  }

  function discard() {
    kept.forget()
    document.discard()
    setSent((count) => count + 1)
  }

  return (
    <>
      <RestoredNotice
        of={{ ...document, discard }}
        isBusy={progress !== undefined}
        isPictureLost={kept.isLost}
        className={notice}
      />
      <ImagePicker
        {...chooser}
        restored={kept.restored}
        onSource={kept.keep}
        sent={sent}
        cropLabel={sendLabel}
        onChange={handleChange}
        action={
          <Button icon={uploadIcon} onClick={() => image && send(image)}>
            {sendLabel}
          </Button>
        }
        progress={
          progress === undefined ? undefined : (
            <div className={column}>
              <Progress label={t['picture.sending']()} percent={progress * 100} />
              <Button variant="soft" onClick={() => upload.current?.abort()}>
                {t['picture.stop']()}
              </Button>
            </div>
          )
        }
      />
    </>
  )
}
