import { useUnit } from 'effector-react'
import { createContext, type RefObject, use, useEffect, useEffectEvent } from 'react'
import { announce } from '../../core/announcer/announce'

/** An error that a field shows at this moment. */
export interface FormError {
  /** The control's. */
  readonly id: string
  /** The field's name, without which the sentence would be anybody's. */
  readonly label: string
  readonly error: string
  readonly focus: () => void
}

interface ErrorsOfForm {
  readonly report: (id: string, shown: FormError | undefined) => void
  /** While a submit is being answered, the form speaks for all of its fields. */
  readonly isAnswering: RefObject<boolean>
}

export const ErrorsOfForm = createContext<ErrorsOfForm | null>(null)

/**
 * Tells the form around of the error that a field shows, for its summary. One that comes without a submit, as when the
 * field is left, is announced with the field's name.
 *
 * @param shown the field; its `error` is left out while there is none
 */
export function useFormError({ id, label, error, focus }: Partial<FormError> & Omit<FormError, 'error'>) {
  const form = use(ErrorsOfForm)
  const say = useUnit(announce)
  const report = useEffectEvent(() => {
    form?.report(id, error === undefined ? undefined : { id, label, error, focus })
    if (error !== undefined && !form?.isAnswering.current) say(`${label}: ${error}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is what is reported
  useEffect(() => report(), [error, label])
  const withdraw = useEffectEvent(() => form?.report(id, undefined))
  useEffect(() => () => withdraw(), [])
}
