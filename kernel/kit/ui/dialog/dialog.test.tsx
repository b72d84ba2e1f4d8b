import { beforeAll, expect, rs, test } from '@rstest/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { installFocusRestoration } from '../focus/focus-restoration'
import { ConfirmPopup } from './confirm-popup'
import { Dialog } from './dialog'

beforeAll(() => void textsLoaded({ kernel: en }))
beforeAll(installFocusRestoration)

function Renaming() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Rename
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Rename the group"
        text="Everybody sees it."
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

test('a dialog takes the focus and returns it to its opener when it closes', async () => {
  render(<Renaming />)
  const opener = screen.getByRole('button', { name: 'Rename' })
  await userEvent.click(opener)

  await screen.findByRole('dialog', { name: 'Rename the group' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

// Covers UX-07
test('a dialog without a control in its content focuses its title, no button below', async () => {
  render(
    <Dialog
      isOpen
      onClose={() => undefined}
      title="Keyboard shortcuts"
      actions={<button type="button">Off</button>}
    >
      <p>Ctrl K</p>
    </Dialog>,
  )
  const title = await screen.findByText('Keyboard shortcuts')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

// A screen that opens together with its dialog, such as an invitation after a login, takes the focus last.
test('a dialog stays open when its screen takes the focus', async () => {
  const onClose = rs.fn()
  render(
    <>
      <main tabIndex={-1} />
      <Dialog isOpen onClose={onClose} title="Invite people">
        <input aria-label="Email addresses" />
      </Dialog>
    </>,
  )
  const field = await screen.findByLabelText('Email addresses')
  await waitFor(() => expect(document.activeElement).toBe(field))
  act(() => document.querySelector('main')?.focus())
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog leaves the focus to the screen that it has opened', async () => {
  render(
    <main tabIndex={-1}>
      <Renaming />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  history.replaceState(null, '', '/groups')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

function Deleting() {
  const [isOpen, setIsOpen] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const remove = () => {
    setIsGone(true)
    setIsOpen(false)
  }
  return (
    <section aria-label="Letters" tabIndex={-1}>
      {!isGone && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Delete
        </button>
      )}
      <ConfirmPopup isOpen={isOpen} title="Sure?" onYes={remove} onClose={() => setIsOpen(false)}>
        It cannot be undone.
      </ConfirmPopup>
    </section>
  )
}

// Covers KRN-POPUP-01
test('a dialog whose opener is gone returns the focus to its ancestor', async () => {
  render(<Deleting />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Letters' })))
})

// Covers KRN-POPUP-01
test('a message popup shows its title, its body and the button Close', async () => {
  const handleClose = rs.fn()
  render(
    <ConfirmPopup isOpen title="Sent" onClose={handleClose}>
      The invitation is on its way.
    </ConfirmPopup>,
  )
  const popup = await screen.findByRole('dialog', { name: 'Sent' })
  expect(popup.textContent).toContain('The invitation is on its way.')
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true))
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(handleClose).toHaveBeenCalledTimes(1)
})

// Covers KRN-POPUP-01
test('a question popup focuses the button Cancel', async () => {
  const handleYes = rs.fn()
  const handleClose = rs.fn()
  render(
    <ConfirmPopup isOpen title="Delete?" onYes={handleYes} onClose={handleClose}>
      It cannot be undone.
    </ConfirmPopup>,
  )
  await screen.findByRole('alertdialog', { name: 'Delete?' })
  const no = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(no))

  await userEvent.click(no)
  expect([handleYes.mock.calls.length, handleClose.mock.calls.length]).toEqual([0, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect([handleYes.mock.calls.length, handleClose.mock.calls.length]).toEqual([1, 1])
})

function Sharing() {
  const [step, setStep] = useState<'share' | 'people' | null>('share')
  return (
    <>
      <Dialog isOpen={step === 'share'} onClose={() => setStep(null)} title="Share">
        <button type="button" onClick={() => setStep('people')}>
          In a message
        </button>
      </Dialog>
      {step === 'people' && (
        <Dialog isOpen onClose={() => setStep('share')} title="Send to">
          <p>Bruno</p>
        </Dialog>
      )}
    </>
  )
}

// Covers UX-67
test('a dialog that replaces another stays', async () => {
  render(<Sharing />)
  await userEvent.click(await screen.findByRole('button', { name: 'In a message' }))
  await screen.findByRole('dialog', { name: 'Send to' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull())
  screen.getByRole('dialog', { name: 'Send to' })
})
