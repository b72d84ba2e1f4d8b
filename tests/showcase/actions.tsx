import {
  arrowBackIcon,
  Button,
  ButtonLink,
  CountBadge,
  cartIcon,
  IconButton,
  likeIcon,
  plusIcon,
  sendIcon,
  TextLink,
  trashIcon,
} from '@kernel/ui'
import { useState } from 'react'
import { Example, Section } from './section'

const variants = ['solid', 'soft', 'quiet', 'danger'] as const

export function Actions() {
  const [isLiked, setIsLiked] = useState(true)
  const [isSaving, setIsSaving] = useState(false)

  return (
    <Section title="Buttons">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Example key={size} of={size}>
          {variants.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size={size}
              icon={variant === 'danger' ? trashIcon : plusIcon}
            >
              {variant === 'danger' ? 'Delete' : 'New post'}
            </Button>
          ))}
        </Example>
      ))}
      <Example of="loading keeps the width; disabled; long words wrap">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isLoading>
            Create my account
          </Button>
        ))}
        <Button isLoading={isSaving} onClick={() => setIsSaving(true)} icon={sendIcon}>
          Press to wait
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="soft" disabled>
          Disabled
        </Button>
        <Button variant="soft">
          Enviar um convite a todas as pessoas da lista que ainda não responderam
        </Button>
      </Example>
      <Example of="icon buttons, pressed, with a count; links">
        <IconButton icon={arrowBackIcon} label="Back" />
        <IconButton icon={likeIcon} label="Like" isPressed={isLiked} onClick={() => setIsLiked(!isLiked)} />
        <IconButton
          icon={cartIcon}
          label="Cart"
          badge={<CountBadge isCorner count={3} label="3 courses in the cart" />}
        />
        <IconButton icon={trashIcon} label="Delete" variant="soft" size="sm" />
        <ButtonLink to="/__ui">A link as a button</ButtonLink>
        <TextLink to="/__ui">A link in a text</TextLink>
        <TextLink to={undefined}>Plain text where the plugin is off</TextLink>
      </Example>
    </Section>
  )
}
