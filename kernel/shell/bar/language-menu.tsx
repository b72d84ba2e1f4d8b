import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { type Language, languageCodes, languageNames } from '../../core/config/languages'
import { $settings } from '../../core/config/settings'
import { $language, languageChosen } from '../../core/i18n/i18n'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { tabStorage } from '../../core/storage/safe-storage'
import { Icon } from '../../ui/icons/icon'
import { globeIcon } from '../../ui/icons/places'
import { Menu } from '../../ui/menu/menu'
import { entryRecipe } from './navigation-bar.recipe'

const code = css({ smDown: { display: 'none' }, textStyle: 'caption', fontWeight: 'semibold' })

/** Key in the session storage; its value says that the language menu gets the focus after the page reload. */
const returnFocusKey = 'language-chosen'

/** Menu of languages, each with its native name. A choice is stored and reloads the page (KRN-I18N-01). */
export function LanguageMenu() {
  const t = useTexts(kernelTexts)
  const [language, choose, settings] = useUnit([$language, languageChosen, $settings])
  const { offered } = settings.language
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!tabStorage.get(returnFocusKey)) return undefined
    button.current?.focus()
    // Keep the key until the user acts: the menu remounts when the session is restored, and must get the focus again.
    const forget = () => tabStorage.remove(returnFocusKey)
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) addEventListener(event, forget)
    return () => {
      for (const event of events) removeEventListener(event, forget)
    }
  }, [])
  function handleChoice(language: Language) {
    tabStorage.set(returnFocusKey, 'true')
    choose(language)
  }
  if (offered.length < 2) return null

  return (
    <Menu
      align="end"
      items={offered.map((each) => ({
        id: each,
        label: <span lang={each}>{languageNames[each]}</span>,
        isChecked: each === language,
        onSelect: () => handleChoice(each),
      }))}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          ref={button}
          aria-label={t['nav.languageNow']({ language: languageNames[language] })}
          className={entryRecipe({ variant: 'sign' })}
        >
          <Icon of={globeIcon} />
          <span className={code}>{languageCodes[language]}</span>
        </button>
      )}
    />
  )
}
