import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { outcomeOf } from '../../../core/http/outcome'
import { pluginFailed } from '../../../core/plugin/diagnostics'
import type { RegisteredEntry } from '../../../core/plugin/registry'
import type { SlotRef } from '../../../core/plugin/slot'
import { loadFunction } from './lazy-entry'
import { useSlotEntries } from './slot'

/** An entry of a slot, and the function that it contributes. */
export type FunctionEntry<Props extends object, Value> = RegisteredEntry<Props> & {
  /**
   * Loads the function. A failure of its code, and what the function throws, is reported with its plugin, and thrown.
   * @throws {ChunkError} when the code does not load; the next call tries again
   */
  readonly loadFunction: () => Promise<(props: Props) => Promise<Awaited<Value>>>
}

/** The functions that plugins contribute to a slot, in order. Their code is loaded when it is needed. */
export function useSlotFunctions<Props extends object, Value>(
  of: SlotRef<Props, 'function' | 'menu item', Value>,
): readonly FunctionEntry<Props, Value>[] {
  const entries = useSlotEntries(of)
  const report = useUnit(pluginFailed)
  return useMemo(
    () =>
      entries.map((entry) => {
        const fail = (error: unknown): never => {
          if (!isCanceled(error)) report({ plugin: entry.plugin, entry: entry.id, error })
          throw error
        }
        const load = async (): ReturnType<FunctionEntry<Props, Value>['loadFunction']> => {
          const call = await loadFunction<Props, Value>(entry).catch(fail)
          return async (props): Promise<Awaited<Value>> => {
            try {
              return await call(props)
            } catch (error) {
              return fail(error)
            }
          }
        }
        return { ...entry, loadFunction: load }
      }),
    [entries, report],
  )
}

/** Whether a person canceled, or the session ended. */
const isCanceled = (error: unknown) => outcomeOf(error).kind === 'canceled'
