import {
  Button,
  ConfirmPopup,
  cardIcon,
  chevronDownIcon,
  clockIcon,
  Dialog,
  externalIcon,
  Field,
  globeIcon,
  IconButton,
  Input,
  logoutIcon,
  Menu,
  type MenuItem,
  personIcon,
  postsIcon,
  Tabs,
  Tooltip,
  trashIcon,
} from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { Example, Section } from './section'

const languages = ['English', 'Español', 'Português (BR)', 'Português (PT)']

const userItems: MenuItem[] = [
  { id: 'profile', label: 'Profile', icon: personIcon, to: '/user/profile' },
  { id: 'billing', label: 'Billing', icon: cardIcon, to: '/user/billing' },
  { id: 'studio', label: 'Studio', icon: externalIcon, href: 'https://example.org' },
  { id: 'off', label: 'Not possible now', isDisabled: true },
  { id: 'delete', label: 'Delete everything', icon: trashIcon, isDanger: true, isSeparated: true },
  { id: 'logout', label: 'Log out', icon: logoutIcon },
]

export function Overlays() {
  const [language, setLanguage] = useState('English')
  const [open, setOpen] = useState<'dialog' | 'message' | 'question' | null>(null)
  const close = () => setOpen(null)

  return (
    <Section title="Menus, dialogs, tabs">
      <Example of="Menu: loads on hover or focus">
        <Menu
          items={languages.map((name) => ({
            id: name,
            label: name,
            isChecked: name === language,
            onSelect: () => setLanguage(name),
          }))}
          trigger={(props) => (
            <Button {...props} variant="quiet" icon={globeIcon}>
              {language}
            </Button>
          )}
        />
        <Menu
          heading="Hello, Ana Souza"
          align="end"
          items={userItems}
          trigger={(props) => <IconButton {...props} icon={chevronDownIcon} label="Your account" />}
        />
      </Example>
      <Example of="Dialog, message, question, tooltip">
        <Button variant="soft" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="soft" onClick={() => setOpen('message')}>
          Message
        </Button>
        <Button variant="soft" onClick={() => setOpen('question')}>
          Question
        </Button>
        <Tooltip text="Your session ends when no minutes are left.">
          {(id) => (
            <Button variant="quiet" icon={clockIcon} aria-describedby={id}>
              42 min
            </Button>
          )}
        </Tooltip>
      </Example>
      <Tabs
        label="My page"
        tabs={[
          { id: 'feed', label: 'Feed', icon: postsIcon, content: 'Posts of your connections.' },
          { id: 'mine', label: 'My posts', content: 'What you have written.' },
          { id: 'people', label: 'Encontrar pessoas', content: 'Everybody you may know.' },
        ]}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Rename the group"
        text="All members see the new name at once."
        actions={
          <>
            <Button variant="soft" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        <Field label="Name" isRequired>
          <Input defaultValue="Garden friends" />
        </Field>
      </Dialog>
      <ConfirmPopup isOpen={open === 'message'} title="The invitation is on its way" onClose={close}>
        We have written to rui@example.org. He has a week to answer.
      </ConfirmPopup>
      <ConfirmPopup
        isOpen={open === 'question'}
        title="Delete this post?"
        isDanger
        onYes={close}
        onClose={close}
        yesLabel="Delete"
      >
        <span className={css({ display: 'block' })}>
          Its comments and reactions go with it. This cannot be undone.
        </span>
      </ConfirmPopup>
    </Section>
  )
}
