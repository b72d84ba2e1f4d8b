import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $language } from '../../core/i18n/i18n'
import { readPortion } from './read-portion'

/** Shorter texts cannot be detected reliably. */
const enough = 200

const known = new Map<string, string | undefined>()
const remembered = 500

/**
 * The language of a long text when it differs from the page's, for screen readers. The detector is loaded
 * after the first long text is rendered.
 */
export function useTextLanguage(html: string): string | undefined {
  const [page, [told, setTold]] = [
    useUnit($language),
    useState<{ html: string; language: string | undefined }>(),
  ]
  const isLong = html.length >= enough
  useEffect(() => {
    if (!isLong || known.has(html)) return
    let isLeft = false
    void tell(html).then((language) => isLeft || setTold({ html, language }))
    return () => {
      isLeft = true
    }
  }, [html, isLong, setTold])
  const language = known.get(html) ?? (told?.html === html ? told.language : undefined)
  return language && language !== page.split('-')[0] ? language : undefined
}

async function tell(html: string): Promise<string | undefined> {
  // Without the detector, texts keep the page's language.
  const detector = await import('./text-language').catch(() => undefined)
  const text = readPortion(html).html.replace(/<[^>]*>|&[#\w]+;/g, ' ')
  const language = detector?.detectLanguage(text)
  if (known.size >= remembered) known.clear()
  known.set(html, language)
  return language
}
