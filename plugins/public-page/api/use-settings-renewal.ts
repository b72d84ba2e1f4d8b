import { $session } from '@kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { mySettingsQuery } from './my-settings.query'
import { publicSettingsQuery } from './public-settings.query'

/** Reads again what has become different about one's own page: answers to changes need not tell. */
export function useSettingsRenewal(): () => Promise<void> {
  const client = useQueryClient()
  const login = useUnit($session)?.person.login ?? ''
  return async () => {
    client.removeQueries({ queryKey: publicSettingsQuery(login).queryKey })
    await client.invalidateQueries({ queryKey: mySettingsQuery().queryKey })
  }
}
