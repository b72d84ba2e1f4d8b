import { useQueryClient } from '@tanstack/react-query'
import { mySettingsQuery } from './my-settings.query'

/** Reads again what has become different about one's own page: answers to changes need not tell. */
export function useInvalidateSettings(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: mySettingsQuery().queryKey })
}
