import { $settings } from '@kernel'
import { useUnit } from 'effector-react'
import { isRegistrationOpen } from '../model/registration'
import { useResetSession } from '../model/use-reset-session'
import { RegistrationScreen } from '../ui/registration-screen'
import { WaitingListScreen } from '../ui/waiting-list-screen'

export default function Register() {
  useResetSession()
  return isRegistrationOpen(useUnit($settings)) ? <RegistrationScreen /> : <WaitingListScreen />
}
