import { useTexts } from '@kernel'
import { Form, FormField, useEditForm } from '@kernel/parts'
import { Button, Input } from '@kernel/ui'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { useSaveTag } from '../api/tag.mutations'
import { type Tag, tagSchema } from '../model/tag'
import { networkTexts } from '../texts'

const frame = css({ py: '2' })

interface TagFormProps {
  readonly id: string
  /** The tag to rename; undefined for a new tag. */
  readonly tag: Tag | undefined
  readonly onClose: () => void
}

/**
 * Form to create or rename a tag. It closes once the server has accepted the name, which is a draft until then.
 */
export function TagForm({ id, tag, onClose }: TagFormProps) {
  const t = useTexts(networkTexts)
  const { form, save, clear } = useEditForm(tagSchema, {
    id: `network/tag.${tag?.id ?? 'new'}`,
    base: { name: tag?.name ?? '' },
  })
  const { mutateAsync } = useSaveTag(tag)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  // The mutation shows failures. `onSuccess` does not run after unmount, so a late answer cannot close another form.
  const handleSubmit = (output: { name: string }) =>
    save(output, () => mutateAsync(output, { onSuccess: onClose })).catch(() => undefined)
  function handleCancel() {
    clear()
    onClose()
  }

  return (
    <Form
      of={form}
      id={id}
      aria-label={t[tag ? 'tags.edit' : 'tags.new']()}
      onSubmit={handleSubmit}
      className={frame}
      // Escape closes the form only without changes: it must not discard typed text.
      onKeyDown={(event) => event.key === 'Escape' && !form.isDirty && onClose()}
    >
      <div ref={fields} className={stack({ gap: '3' })}>
        <FormField of={form} path={['name']} label={t['tags.name']()} isRequired>
          {(control, { input }) => <Input autoComplete="off" {...control} value={input ?? ''} />}
        </FormField>
        <div className={flex({ gap: '2' })}>
          <Button type="submit" size="sm" isLoading={form.isSubmitting}>
            {t[tag ? 'tags.edit' : 'tags.add']()}
          </Button>
          <Button size="sm" variant="quiet" onClick={handleCancel}>
            {t.cancel()}
          </Button>
        </div>
      </div>
    </Form>
  )
}
