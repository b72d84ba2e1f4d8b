import { useUnit } from 'effector-react'
import { languageName } from '../../core/config/languages'
import { $settings } from '../../core/config/settings'
import { $language, languageChosen } from '../../core/i18n/i18n'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import type { SearchResult, SearchSourceProps } from '../../core/plugin/shell-slots'
import { useSearchSource } from '../../parts/search/use-search-source'
import { globeIcon } from '../../ui/icons/places'

const textOf = ({ title, detail = '' }: SearchResult) => `${detail} ${title}`

/** Search source of actions that have no screen: choosing a language. */
export default function useActionSource(props: SearchSourceProps) {
  const t = useTexts(kernelTexts)
  const [settings, language, chooseLanguage] = useUnit([$settings, $language, languageChosen])
  const languages = settings.language.offered
    .filter((offered) => offered !== language)
    .map(
      (offered): SearchResult => ({
        id: `language-${offered}`,
        title: languageName(offered),
        detail: t['search.language'](),
        icon: globeIcon,
        run: () => chooseLanguage(offered),
      }),
    )
  return useSearchSource(props, { items: languages, textOf, resultOf: (action) => action })
}
