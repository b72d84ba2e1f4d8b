import { useEffect, useRef } from 'react'
import { searchIcon } from '../icons/tools'
import { Input, type InputProps } from './input'

export interface SearchInputProps extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  /** Name of the field, which is also its placeholder. */
  label: string
  value: string
  onChange: (text: string) => void
  /** Whether `value` is in the address: another address changes the text, unless somebody is typing. */
  isInAddress?: boolean | undefined
}

/** A field that searches a list while somebody types. */
export function SearchInput({ label, value, onChange, isInAddress = false, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = value
  }, [value])
  return (
    <Input
      type="search"
      icon={searchIcon}
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      {...rest}
      {...(isInAddress ? { ref: input, defaultValue: value } : { value })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
