import { profileRoute, useTexts } from '@kernel'
import { SettingsScreen } from '@kernel/parts'
import { profilePanels } from '../contract'
import { accountsTexts } from '../texts'

export default function Profile() {
  const t = useTexts(accountsTexts)
  return <SettingsScreen of={profilePanels} route={profileRoute} title={t['profile.title']()} />
}
