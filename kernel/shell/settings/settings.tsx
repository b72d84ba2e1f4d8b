import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useTarget } from '../../core/navigation/use-target'
import { settingsSections } from '../../core/plugin/shell-slots'
import { Toolbar } from '../../parts/navigation/toolbar'
import { SlotEntryView, useSlotEntries } from '../../parts/slot/slot'
import { Button } from '../../ui/button/button'
import { downloadIcon } from '../../ui/icons/tools'
import { Page } from '../../ui/page/page'
import { Switch } from '../../ui/switch/switch'
import { motion, shortcuts, textSize, theme } from '../appearance'
import { themeIcons } from '../bar/theme-items'
import { ChoiceGroup } from './choice-group'
import { $installPrompt, installFx } from './install'
import { appearanceSection, SettingsSection, shortcutsSection } from './settings-section'

const lead = css({ textStyle: 'small', color: 'quiet' })
/** One card, which reaches both edges of the window on phones; two columns of cards where there is room. */
const sectionsOf = css({
  lgDown: { bg: 'surface', borderWidth: '1px', borderColor: 'line', rounded: 'md', overflow: 'clip' },
  mdDown: { mx: '-4', borderInlineWidth: '0', rounded: 'none' },
  lg: { columnCount: '2', columnGap: '5' },
})
/** Says at the chosen size what the other screens look like. */
const sample = css({ bg: 'subtle', rounded: 'sm', px: '3', py: '2.5' })
const sizes = { small: 'sm', normal: 'md', large: 'lg', largest: 'xl' } as const

/** The settings screen, "Appearance and comfort"; plugins add sections. */
export default function Settings() {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const sections = useSlotEntries(settingsSections)
  const [currentTheme, chooseTheme] = useUnit([theme.$choice, theme.chosen])
  const [currentSize, chooseSize] = useUnit([textSize.$choice, textSize.chosen])
  const [currentMotion, chooseMotion] = useUnit([motion.$choice, motion.chosen])

  const [{ brand }, installPrompt, install] = useUnit([$settings, $installPrompt, installFx])
  const [currentShortcuts, chooseShortcuts] = useUnit([shortcuts.$choice, shortcuts.chosen])
  useHashFocus()

  return (
    <Page width="wide">
      <Toolbar title={t['settings.title']()} />
      <p className={cx(lead, css({ mt: '-2', mb: '4' }))}>{t['settings.lead']()}</p>
      <div className={sectionsOf}>
        <SettingsSection id={appearanceSection} title={t['settings.appearance']()}>
          <ChoiceGroup
            label={t['nav.theme']()}
            current={currentTheme}
            onChoose={chooseTheme}
            choices={theme.choices.map((value) => ({
              value,
              label: t[`nav.theme.${value}`](),
              icon: themeIcons[value],
            }))}
          />
          <ChoiceGroup
            label={t['settings.textSize']()}
            current={currentSize}
            onChoose={chooseSize}
            choices={(['small', 'normal', 'large', 'largest'] as const).map((value) => ({
              value,
              label: t[`settings.textSize.${value}`](),
              sample: sizes[value],
            }))}
          />
          <p className={sample}>{t['settings.sample.text']()}</p>
          <Switch
            label={t['settings.motion']()}
            hint={t['settings.motion.hint']()}
            checked={currentMotion === 'reduced'}
            onChange={(event) => chooseMotion(event.currentTarget.checked ? 'reduced' : 'system')}
          />
        </SettingsSection>
        {sections.map((entry) => (
          <SettingsSection key={entry.id} id={entry.id} title={entry.label && translate(entry.label)}>
            <SlotEntryView entry={entry} props={{}} />
          </SettingsSection>
        ))}
        <SettingsSection id={shortcutsSection} title={t['shortcuts.title']()}>
          <Switch
            label={t['shortcuts.on']()}
            hint={t['shortcuts.on.hint']()}
            checked={currentShortcuts === 'on'}
            onChange={(event) => chooseShortcuts(event.currentTarget.checked ? 'on' : 'off')}
          />
        </SettingsSection>
        {installPrompt && (
          <SettingsSection id="install" title={t['settings.install']()}>
            <p className={lead}>{t['settings.install.hint']({ name: brand.name })}</p>
            <div>
              <Button
                variant="soft"
                icon={downloadIcon}
                onClick={() => void install().catch(() => undefined)}
              >
                {t['settings.install.button']()}
              </Button>
            </div>
          </SettingsSection>
        )}
      </div>
    </Page>
  )
}

/** Focuses the section named in the URL hash, to which search results link. */
function useHashFocus() {
  const [section, markReached] = useTarget('#')
  useEffect(() => {
    if (section === null) return
    // Run after the new screen has focused its start, which happens in the same task.
    queueMicrotask(() => {
      const element = document.getElementById(section)
      if (!element) return
      element.focus()
      markReached()
    })
  })
}
