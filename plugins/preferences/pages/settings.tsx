import {
  $installPrompt,
  $settings,
  installFx,
  motion,
  settingsRoute,
  shortcuts,
  textSize,
  theme,
  useTexts,
} from '@kernel'
import { SettingsPart, SettingsScreen } from '@kernel/parts'
import { Button, downloadIcon, Icon, type IconProps, Switch, themeIcons } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useId } from 'react'
import { css, sva } from 'styled-system/css'
import { settingsSections } from '../contract'
import { appearanceSection, shortcutsSection } from '../model/sections'
import { preferencesTexts } from '../texts'

const choiceGroupRecipe = sva({
  slots: ['legend', 'choices', 'choice', 'input', 'sample'],
  base: {
    legend: { textStyle: 'label', mb: '2' },
    choices: {
      display: 'grid',
      gap: '2',
      // On phones, three choices are in one row and four in two.
      gridTemplateColumns: '[repeat(auto-fit, minmax(5rem, 1fr))]',
      '&:has(> :nth-child(4))': {
        gridTemplateColumns: {
          base: '[repeat(auto-fit, minmax(7rem, 1fr))]',
          lg: '[repeat(auto-fit, minmax(4.5rem, 1fr))]',
        },
      },
    },
    choice: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '1.5',
      minH: '16',
      p: '2',
      rounded: 'md',
      borderWidth: '1px',
      borderColor: 'outline',
      textStyle: 'caption',
      textAlign: 'center',
      cursor: 'pointer',
      _hover: { bg: 'subtle' },
      '&:has(:checked)': {
        borderColor: 'accent.text',
        shadow: '[inset 0 0 0 1px {colors.accent.text}]',
        fontWeight: 'semibold',
      },
      '&:has(:focus-visible)': { outline: '[2px solid token(colors.accent.text)]', outlineOffset: '[2px]' },
    },
    // The invisible radio button covers its label, so that a tap anywhere on the label selects it.
    input: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    // All samples are equally high, so that the names below them are in one line.
    sample: { display: 'grid', alignItems: 'end', h: '8', fontWeight: 'semibold', lineHeight: 'tight' },
  },
  variants: {
    sample: {
      sm: { sample: { fontSize: 'xs' } },
      md: { sample: { fontSize: 'md' } },
      lg: { sample: { fontSize: 'xl' } },
      xl: { sample: { fontSize: '2xl' } },
    },
  },
})

interface ChoiceGroupProps<Value extends string> {
  readonly label: string
  readonly current: Value
  readonly onChoose: (value: Value) => void
  readonly choices: readonly {
    readonly value: Value
    readonly label: ReactNode
    readonly icon?: IconProps['of']
    readonly sample?: 'sm' | 'md' | 'lg' | 'xl'
  }[]
}

/** Radio buttons that look like one segmented control. */
function ChoiceGroup<Value extends string>({ label, current, onChoose, choices }: ChoiceGroupProps<Value>) {
  const t = useTexts(preferencesTexts)
  const name = useId()
  const styles = choiceGroupRecipe()
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: text, icon, sample }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => onChoose(value)}
              className={styles.input}
            />
            {icon && <Icon of={icon} />}
            {sample && (
              <span aria-hidden className={choiceGroupRecipe({ sample }).sample}>
                {t.sample()}
              </span>
            )}
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const lead = css({ textStyle: 'small', color: 'quiet' })
/** Says at the chosen size what the other screens look like. */
const sample = css({ bg: 'subtle', rounded: 'sm', px: '3', py: '2.5' })
const sizes = { small: 'sm', normal: 'md', large: 'lg', largest: 'xl' } as const

export default function Settings() {
  const t = useTexts(preferencesTexts)
  return (
    <SettingsScreen
      of={settingsSections}
      route={settingsRoute}
      title={t.title()}
      before={<Appearance />}
      after={<Device />}
    />
  )
}

function Appearance() {
  const t = useTexts(preferencesTexts)
  const [currentTheme, chooseTheme] = useUnit([theme.$choice, theme.chosen])
  const [currentSize, chooseSize] = useUnit([textSize.$choice, textSize.chosen])
  const [currentMotion, chooseMotion] = useUnit([motion.$choice, motion.chosen])
  return (
    <SettingsPart id={appearanceSection} title={t.appearance()} lead={t.lead()}>
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
    </SettingsPart>
  )
}

function Device() {
  const t = useTexts(preferencesTexts)
  const [{ brand }, installPrompt, install] = useUnit([$settings, $installPrompt, installFx])
  const [currentShortcuts, chooseShortcuts] = useUnit([shortcuts.$choice, shortcuts.chosen])
  return (
    <>
      <SettingsPart id={shortcutsSection} title={t['shortcuts.title']()}>
        <Switch
          label={t['shortcuts.on']()}
          hint={t['shortcuts.on.hint']()}
          checked={currentShortcuts === 'on'}
          onChange={(event) => chooseShortcuts(event.currentTarget.checked ? 'on' : 'off')}
        />
      </SettingsPart>
      {installPrompt && (
        <SettingsPart id="install" title={t.install()}>
          <p className={lead}>{t['install.hint']({ name: brand.name })}</p>
          <div>
            <Button variant="soft" icon={downloadIcon} onClick={() => void install().catch(() => undefined)}>
              {t['install.button']()}
            </Button>
          </div>
        </SettingsPart>
      )}
    </>
  )
}
