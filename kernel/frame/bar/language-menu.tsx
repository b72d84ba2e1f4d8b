import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { type Language, languageCode, languageName } from '../../core/config/languages'
import { $settings } from '../../core/config/settings'
import { $language, languageChosen } from '../../core/i18n/i18n'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { readBoolean } from '../../core/parse/parse'
import { tabStore } from '../../core/storage/stores'
import { $hasUnsavedInput } from '../../core/storage/unsaved-input'
import { isFocusFree } from '../../kit/parts/forms/early-input'
import { Icon } from '../../kit/ui/icons/icon'
import { globeIcon } from '../../kit/ui/icons/places'
import { Menu } from '../../kit/ui/menu/menu'
import type { MenuItem } from '../../kit/ui/menu/menu-item'

const code = css({ smDown: { display: 'none' }, textStyle: 'caption', fontWeight: 'semibold' })

const inBar = (language: Language) => (
  <>
    <Icon of={globeIcon} />
    {/* Short for the name of the button, not a part of it. */}
    <span aria-hidden="true" className={code}>
      {languageCode(language)}
    </span>
  </>
)

/** Whether the language menu gets the focus after the page reload. */
const returnsFocus = tabStore('language-chosen', (stored) => readBoolean(stored))

interface LanguageMenuProps {
  readonly className?: string | undefined
  /** Content of the button; by default a globe and the code of the language, for the bar. */
  readonly children?: (language: Language) => ReactNode
  /** Items below the languages. */
  readonly more?: readonly MenuItem[] | undefined
}

/** Menu of languages, each with its native name. A choice is stored and reloads the page, unless that would lose input. */
export function LanguageMenu({ className, children = inBar, more = [] }: LanguageMenuProps) {
  const t = useKernelTexts()
  const [language, choose, settings, hasUnsavedInput] = useUnit([
    $language,
    languageChosen,
    $settings,
    $hasUnsavedInput,
  ])
  const { offered } = settings.language
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!returnsFocus.load()) return undefined
    // A person who already types into a field keeps the focus there.
    if (!isFocusFree()) return returnsFocus.clear()
    button.current?.focus()
    // Kept until the user acts: a restored session remounts the menu, which must then get the focus again.
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) addEventListener(event, returnsFocus.clear)
    return () => {
      for (const event of events) removeEventListener(event, returnsFocus.clear)
    }
  }, [])
  function handleChoice(language: Language) {
    if (!hasUnsavedInput) returnsFocus.save(true)
    choose(language)
  }
  if (offered.length < 2) return null

  return (
    <Menu
      align="end"
      items={[
        ...offered.map((each) => ({
          id: each,
          label: <span lang={each}>{languageName(each)}</span>,
          isChecked: each === language,
          onSelect: () => handleChoice(each),
        })),
        ...more,
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          ref={button}
          aria-label={t['nav.languageNow']({ language: languageName(language) })}
          className={className}
        >
          {children(language)}
        </button>
      )}
    />
  )
}
