import { useUnit } from 'effector-react'
import { $formatLocale } from '../../../core/i18n/i18n'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

export function formatFileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

/** Formats a size in bytes. Few screens need it, so it is not part of `useFormats`, which every screen loads. */
export function useFileSize(): (bytes: number) => string {
  const locale = useUnit($formatLocale)
  return (bytes) => formatFileSize(bytes, locale)
}
