import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $language } from '../../core/i18n/i18n'
import { readPortion } from './read-portion'

/** Minimum number of characters of a text whose language can be detected reliably. */
const minLength = 200

const cache = new Map<string, string | undefined>()
const cacheSize = 500

/** The language of a long text if it differs from the page's language, so that screen readers pronounce it correctly. */
export function useTextLanguage(html: string): string | undefined {
  const [pageLanguage, [detected, setDetected]] = [
    useUnit($language),
    useState<{ html: string; language: string | undefined }>(),
  ]
  const isLong = html.length >= minLength
  useEffect(() => {
    if (!isLong || cache.has(html)) return
    let isUnmounted = false
    void detect(html).then((language) => isUnmounted || setDetected({ html, language }))
    return () => {
      isUnmounted = true
    }
  }, [html, isLong, setDetected])
  const language = cache.get(html) ?? (detected?.html === html ? detected.language : undefined)
  return language && language !== pageLanguage.split('-')[0] ? language : undefined
}

async function detect(html: string): Promise<string | undefined> {
  // When the detector does not load, texts keep the language of the page.
  const detector = await import('./text-language').catch(() => undefined)
  const text = readPortion(html).html.replace(/<[^>]*>|&[#\w]+;/g, ' ')
  const language = detector?.detectLanguage(text)
  if (cache.size >= cacheSize) cache.clear()
  cache.set(html, language)
  return language
}
