import { expect, test } from '@rstest/core'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import { kernelTexts } from '../../core/i18n/text'
import { $address } from '../../core/navigation/current-page'
import { navigate } from '../../core/navigation/navigation'
import { definePlugin } from '../../core/plugin/manifest'
import { fill } from '../../core/plugin/slot'
import { myPageSide } from '../slots'

startMockServer()

const invite = definePlugin({
  id: 'invite',
  fills: [
    fill(myPageSide, {
      id: 'invite/panel',
      segment: 'folded',
      label: kernelTexts.ref('nav.label'),
      load: async () => ({ default: () => <p>Invite your friends</p> }),
    }),
  ],
})
const panel = () => screen.queryByText('Invite your friends')

// Covers KRN-NAV-02
test('going back in the browser closes a dialog of the side column, and going forward does not open it', async () => {
  const scope = await openProduct('/mypage', { plugins: [invite], as: 'ana' })
  await act(() => allSettled(navigate, { scope, params: { to: '/mypage?again' } }))
  await waitFor(() => expect(location.search).toBe('?again'))
  await userEvent.click(await screen.findByRole('button', { name: 'Main navigation' }))
  await waitFor(() => expect(panel()).toBeTruthy())
  act(() => history.back())
  await waitFor(() => expect(panel()).toBeNull())
  act(() => history.forward())
  await waitFor(() => expect(scope.getState($address)).toBe('/mypage?again'))
  expect(panel()).toBeNull()
})
