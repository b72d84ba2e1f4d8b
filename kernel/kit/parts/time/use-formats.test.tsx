import { afterEach, expect, test } from '@rstest/core'
import { renderHook } from '@testing-library/react'
import { useFormats } from './use-formats'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

// Covers CRS-DET-01, KRN-I18N-05
for (const zone of ['America/Sao_Paulo', 'Europe/Lisbon', 'Pacific/Kiritimati'])
  test(`a date stays the same in ${zone}, and a time is shown in local time`, () => {
    process.env.TZ = zone
    const { day, date } = renderHook(() => useFormats()).result.current
    expect(day(new Date('2026-01-15T00:00:00Z'))).toMatch(/15/)
    const late = new Date('2026-01-15T23:30:00Z')
    expect(day(late)).toBe(date(late))
  })
