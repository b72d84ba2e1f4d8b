import { useUnit } from 'effector-react'
import { $formatLocale } from './i18n'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size in the unit that keeps it short, as the reader writes it. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

/** Sizes of files in the reader's language; apart from the other formats, which every screen has. */
export function useFileSize(): (bytes: number) => string {
  const locale = useUnit($formatLocale)
  return (bytes) => formatFileSize(bytes, locale)
}
