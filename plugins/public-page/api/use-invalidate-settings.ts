import { useQueryClient } from '@tanstack/react-query'
import { mySettingsQuery } from './my-settings.query'

/** Refetches the user's page settings: the answers of changes need not contain them. */
export function useInvalidateSettings(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: mySettingsQuery().queryKey })
}
