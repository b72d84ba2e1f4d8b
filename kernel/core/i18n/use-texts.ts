import { useUnit } from 'effector-react'
import { $language, $messages } from './i18n'
import type { Dictionary, TextRef, Texts } from './text'
import { translate, translationsOf } from './translations'

/**
 * The texts of one owner in the language of the moment, typed from its base-language file.
 *
 * @example
 * const t = useTexts(postsTexts)
 * return <h2>{t.newPosts({ count })}</h2>
 */
export function useTexts<Base extends Dictionary>(texts: Texts<Base>) {
  const [bundle, language] = useUnit([$messages, $language])
  return translationsOf(texts, bundle, language)
}

/** Speaks texts that are carried as data (labels in manifests, failures). @example say(entry.label) */
export function useTranslate(): (text: TextRef) => string {
  const [bundle, language] = useUnit([$messages, $language])
  return (text) => translate(text, bundle, language)
}
