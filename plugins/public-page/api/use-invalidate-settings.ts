import { useQueryClient } from '@tanstack/react-query'
import { mySettingsQuery } from './my-settings.query'

/** Returns a function that refetches the user's page settings, because the answer to a change may not contain them. */
export function useInvalidateSettings(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: mySettingsQuery().queryKey })
}
