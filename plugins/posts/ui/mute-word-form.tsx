import { useTexts } from '@kernel'
import { Form, FormField, resetForm, useForm } from '@kernel/parts'
import { Button, Input } from '@kernel/ui'
import { css } from 'styled-system/css'
import { mutedWordSchema } from '../model/muted-word-form'
import { postsTexts } from '../texts'
import { useListActions } from './use-list-actions'

/** Lets the field shrink below its default width, so that the button has room beside it. */
const line = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  gap: '2',
})

export function MuteWordForm({ onMuted }: { readonly onMuted?: () => void }) {
  const t = useTexts(postsTexts)
  const form = useForm(mutedWordSchema, { word: '' })
  const { muteWord } = useListActions()
  function handleSubmit({ word }: { readonly word: string }) {
    muteWord({ word, at: Date.now() })
    resetForm(form)
    onMuted?.()
  }
  return (
    <Form of={form} onSubmit={handleSubmit}>
      <FormField of={form} path={['word']} label={t['muted.word']()} hint={t['muted.wordHint']()}>
        {(control, { input }) => (
          <div className={line}>
            <Input autoComplete="off" placeholder={t['muted.example']()} {...control} value={input ?? ''} />
            <Button type="submit" variant="soft">
              {t['muted.muteWord']()}
            </Button>
          </div>
        )}
      </FormField>
    </Form>
  )
}
