import { useTexts } from '@kernel'
import { Input, searchIcon } from '@kernel/ui'
import { useEffect, useRef } from 'react'
import { coursesTexts } from '../texts'

interface CourseSearchProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The URL holds the text, but does not overwrite a focused field. */
export function CourseSearch({ value, onChange }: CourseSearchProps) {
  const t = useTexts(coursesTexts)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = value
  }, [value])

  return (
    <Input
      ref={input}
      type="search"
      icon={searchIcon}
      autoComplete="off"
      aria-label={t['mine.search']()}
      placeholder={t['mine.search']()}
      defaultValue={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
