import type { FormSchema, FormStore } from '@formisch/react'
import type { ReactNode } from 'react'
import type { InferOutput } from 'valibot'
import type { TextRef } from '../../../core/i18n/text'
import { useKernelTexts, useTranslate } from '../../../core/i18n/use-texts'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import type { EditsOf } from './edits'
import { Form } from './form'
import { FormEnd } from './form-end'
import { type EditDocument, type EditFormOptions, useEditForm } from './use-edit-form'

export interface RestoredNoticeProps<Schema extends FormSchema> {
  readonly of: Pick<EditDocument<Schema>, 'form' | 'isRestored' | 'discard'>
  /** Whether the form cannot be changed now. */
  readonly isBusy?: boolean
  /** Whether the draft had a picture that the browser could not keep. */
  readonly isPictureLost?: boolean
  readonly className?: string | undefined
}

/** Tells that a form shows a restored draft, and offers to discard it. */
export function RestoredNotice<Schema extends FormSchema>(props: RestoredNoticeProps<Schema>) {
  const { of, isBusy = of.form.isSubmitting, isPictureLost = false, className } = props
  const t = useKernelTexts()
  if (!of.isRestored && !isPictureLost) return null
  return (
    <div className={className}>
      <Alert
        action={
          <Button size="sm" variant="soft" disabled={isBusy} onClick={of.discard}>
            {t['form.discard']()}
          </Button>
        }
      >
        {of.isRestored && t['form.restored']()} {isPictureLost && t['form.pictureLost']()}
      </Alert>
    </div>
  )
}

export interface EditFormProps<Schema extends FormSchema> extends EditFormOptions<Schema> {
  readonly schema: Schema
  /** The mutation that sends the edited fields; it shows its failure. */
  readonly save: {
    readonly mutateAsync: (edits: EditsOf<InferOutput<Schema>>) => Promise<unknown>
    readonly isPending: boolean
  }
  /** Text of the button that saves. */
  readonly label: TextRef
  readonly className?: string
  readonly children: (form: FormStore<Schema>) => ReactNode
}

/**
 * The form of a record that the server has: fields that nobody has edited follow it, and what is typed is a draft.
 * @example
 * <EditForm schema={nameSchema} id="accounts/name" base={{ name }} save={useUpdateName()} label={text('save')}>
 *   {(form) => <FormField of={form} path={['name']} label={t.name()}>…</FormField>}
 * </EditForm>
 */
export function EditForm<Schema extends FormSchema>(props: EditFormProps<Schema>) {
  const { schema, save, label, className, children, ...options } = props
  const translate = useTranslate()
  const document = useEditForm(schema, options)
  const { form } = document
  return (
    <Form
      of={form}
      // The mutation shows its failure.
      onSubmit={(output) => document.save(output, save.mutateAsync).catch(() => undefined)}
      className={className}
    >
      <RestoredNotice of={document} />
      {children(form)}
      <FormEnd stays={document.hasEdits}>
        <Button type="submit" isLoading={save.isPending}>
          {translate(label)}
        </Button>
      </FormEnd>
    </Form>
  )
}
