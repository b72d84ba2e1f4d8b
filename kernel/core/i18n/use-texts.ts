import { useUnit } from 'effector-react'
import { $language, $messages } from './i18n'
import type { Dictionary, TextRef, Texts } from './text'
import { type Translations, translate, translationsOf } from './translations'

/** The texts of a plugin in the current language, as typed functions: `t.newPosts({ count })`. */
export function useTexts<Base extends Dictionary>(texts: Texts<Base>): Translations<Base> {
  const [messages, language] = useUnit([$messages, $language])
  return translationsOf(texts, messages, language)
}

/** Translates references to texts, such as labels in manifests and error messages. */
export function useTranslate(): (text: TextRef) => string {
  const [messages, language] = useUnit([$messages, $language])
  return (text) => translate(text, messages, language)
}
