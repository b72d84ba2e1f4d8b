import {
  $installPrompt,
  $settings,
  installFx,
  motion,
  shortcuts,
  textSize,
  theme,
  useTexts,
  useTranslate,
} from '@kernel'
import { SlotEntryView, Toolbar, useSlotEntries, useTarget } from '@kernel/parts'
import { Button, downloadIcon, Page, Switch, themeIcons } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { css, cx } from 'styled-system/css'
import { settingsSections } from '../contract'
import { preferencesTexts } from '../texts'
import { ChoiceGroup } from '../ui/choice-group'
import { appearanceSection, SettingsSection, shortcutsSection } from '../ui/settings-section'

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

export default function Settings() {
  const t = useTexts(preferencesTexts)
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
      <Toolbar title={t.title()} />
      <p className={cx(lead, css({ mt: '-2', mb: '4' }))}>{t.lead()}</p>
      <div className={sectionsOf}>
        <SettingsSection id={appearanceSection} title={t.appearance()}>
          <ChoiceGroup
            label={t.theme()}
            current={currentTheme}
            onChoose={chooseTheme}
            choices={theme.choices.map((value) => ({
              value,
              label: t[`theme.${value}`](),
              icon: themeIcons[value],
            }))}
          />
          <ChoiceGroup
            label={t.textSize()}
            current={currentSize}
            onChoose={chooseSize}
            choices={(['small', 'normal', 'large', 'largest'] as const).map((value) => ({
              value,
              label: t[`textSize.${value}`](),
              sample: sizes[value],
            }))}
          />
          <p className={sample}>{t['sample.text']()}</p>
          <Switch
            label={t.motion()}
            hint={t['motion.hint']()}
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
          <SettingsSection id="install" title={t.install()}>
            <p className={lead}>{t['install.hint']({ name: brand.name })}</p>
            <div>
              <Button
                variant="soft"
                icon={downloadIcon}
                onClick={() => void install().catch(() => undefined)}
              >
                {t['install.button']()}
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
