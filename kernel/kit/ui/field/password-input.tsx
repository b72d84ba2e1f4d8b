import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { eyeIcon, eyeOffIcon } from '../icons/status'
import { Input, type InputProps } from './input'

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'end'> {
  /** Keeps password managers out: for secrets other than passwords of this site. */
  isUnmanaged?: boolean | undefined
}

const masked = css({ '& > input': { textSecurity: 'disc' } })
const reveal = css({ color: 'quiet', me: '1' })

/** A password field with a button that shows the password. Set `autoComplete`, e.g. to `current-password`, or `isUnmanaged`. */
export function PasswordInput({ isUnmanaged, className, ...rest }: PasswordInputProps) {
  const t = useKernelTexts()
  const [isShown, setIsShown] = useState(false)

  return (
    <Input
      spellCheck={false}
      autoCapitalize="none"
      {...(isUnmanaged && { autoComplete: 'off', autoCorrect: 'off' })}
      {...rest}
      // Browsers fill in and store the text of every field of the type `password`, whatever its `autocomplete` is.
      type={isShown || isUnmanaged ? 'text' : 'password'}
      className={cx(isUnmanaged && !isShown && masked, className)}
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
