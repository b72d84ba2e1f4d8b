import { useTexts } from '@kernel'
import { Input, searchIcon } from '@kernel/ui'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { coursesTexts } from '../texts'

const field = css({ mb: { base: '4', md: '6' }, md: { maxW: '[24rem]' } })

interface CourseSearchProps {
  readonly wanted: string
  readonly onChange: (wanted: string) => void
}

/** The search over one's courses. The address holds what is looked for; the field is its own master while it is typed in. */
export function CourseSearch({ wanted, onChange }: CourseSearchProps) {
  const t = useTexts(coursesTexts)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement) field.value = wanted
  }, [wanted])

  return (
    <div className={field}>
      <Input
        ref={input}
        type="search"
        icon={searchIcon}
        autoComplete="off"
        aria-label={t['mine.search']()}
        placeholder={t['mine.search']()}
        defaultValue={wanted}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
