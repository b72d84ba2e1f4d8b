import { useState } from 'react'
import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { eyeIcon, eyeOffIcon } from '../icons/status'
import { Input, type InputProps } from './input'

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'end'> {}

const reveal = css({ color: 'quiet', me: '1' })

/** A password field with a button that shows the password. Set `autoComplete`, e.g. to `current-password`. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useTexts(kernelTexts)
  const [isShown, setIsShown] = useState(false)

  return (
    <Input
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={isShown ? t['ui.hidePassword']() : t['ui.showPassword']()}
          onClick={() => setIsShown(!isShown)}
          className={reveal}
        />
      }
    />
  )
}
