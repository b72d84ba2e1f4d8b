import { cleanLine, useTexts } from '@kernel'
import { encodeMessage, Form, FormField, notBlank, resetForm, useForm } from '@kernel/parts'
import { Button, Input } from '@kernel/ui'
import { css } from 'styled-system/css'
import * as v from 'valibot'
import { maxWordLength } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { useListActions } from './use-list-actions'

const mutedWordSchema = v.object({
  word: v.pipe(
    v.string(),
    v.transform(cleanLine),
    notBlank(encodeMessage(postsTexts.ref('muted.wordEmpty'))),
    v.maxLength(maxWordLength, encodeMessage(postsTexts.ref('comment.long', { max: maxWordLength }))),
  ),
})

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
