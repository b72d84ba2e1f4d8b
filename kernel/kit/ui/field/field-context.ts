import { createContext, use } from 'react'

/** Attributes that connect a form control with its label, hint and error. */
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
 * Connects a custom control to the surrounding {@link Field}.
 * @param props the control's own attributes; they override or extend those of the field
 * @returns attributes for the focusable element
 * @example
 * return <input {...props} {...useFieldControl(props)} />
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
