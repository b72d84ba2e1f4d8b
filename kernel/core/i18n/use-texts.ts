import { useUnit } from 'effector-react'
import { $language, $messages } from './i18n'
import type { Dictionary, TextRef, Texts } from './text'
import { translate, translationsOf } from './translations'

/**
 * The texts of one owner in the current language, as functions typed by its English file.
 * @example
 * const t = useTexts(postsTexts)
 * return <h2>{t.newPosts({ count })}</h2>
 */
export function useTexts<Base extends Dictionary>(texts: Texts<Base>) {
  const [messages, language] = useUnit([$messages, $language])
  return translationsOf(texts, messages, language)
}

/**
 * Translates references to texts, such as labels in manifests and error messages.
 * @example
 * const translate = useTranslate()
 * return <h2>{translate(entry.label)}</h2>
 */
export function useTranslate(): (text: TextRef) => string {
  const [messages, language] = useUnit([$messages, $language])
  return (text) => translate(text, messages, language)
}
