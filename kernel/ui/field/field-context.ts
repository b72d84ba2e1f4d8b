import { createContext, use } from 'react'

/** What a control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string
  readonly describedBy: string | undefined
  readonly errorId: string | undefined
  readonly isRequired: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

interface ControlProps {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/**
 * Ties a control of your own to the field around it.
 *
 * @param props the control's own `id`, `required` and `aria-describedby`, which win or are added to
 * @returns attributes to spread on the focusable element
 * @example
 * const control = useFieldControl(props)
 * return <input {...props} {...control} />
 */
export function useFieldControl(props: ControlProps = {}) {
  const field = use(FieldContext)
  const describedBy = [field?.describedBy, props['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: props.id ?? field?.id,
    'aria-required': (props.required ?? field?.isRequired) || undefined,
    'aria-invalid': field?.errorId ? true : undefined,
    'aria-errormessage': field?.errorId,
    'aria-describedby': describedBy || undefined,
  }
}
