import { useUnit } from 'effector-react'
import { $bundle, $language } from './i18n'
import type { Dictionary, TextRef, Texts } from './text'
import { speak, textsOf } from './texts-of'

/**
 * The texts of one owner in the language of the moment, typed from its base-language file.
 *
 * @example
 * const t = useTexts(postsTexts)
 * return <h2>{t.newPosts({ count })}</h2>
 */
export function useTexts<Base extends Dictionary>(texts: Texts<Base>) {
  const [bundle, language] = useUnit([$bundle, $language])
  return textsOf(texts, bundle, language)
}

/** Speaks texts that are carried as data (labels in manifests, failures). @example say(entry.label) */
export function useSpeak(): (text: TextRef) => string {
  const [bundle, language] = useUnit([$bundle, $language])
  return (text) => speak(text, bundle, language)
}
