import { $language, $settings, languageChosen, languageName, useTexts } from '@kernel'
import { useSearchSource } from '@kernel/parts'
import { useUnit } from 'effector-react'
import type { SearchResult, SearchSourceProps } from '../contract'
import { searchTexts } from '../texts'

const textOf = ({ title, detail = '' }: SearchResult) => `${detail} ${title}`

/** Search source of actions that have no screen: choosing a language. */
export default function useActionSource(props: SearchSourceProps) {
  const t = useTexts(searchTexts)
  const [{ language }, current, choose] = useUnit([$settings, $language, languageChosen])
  const languages = language.offered
    .filter((offered) => offered !== current)
    .map(
      (offered): SearchResult => ({
        id: `language-${offered}`,
        title: languageName(offered),
        detail: t.language(),
        run: () => choose(offered),
      }),
    )
  return useSearchSource(props, { items: languages, textOf, resultOf: (action) => action })
}
