import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isValidElement, type ReactNode, useRef, useState } from 'react'
import { ChunkError } from '../../../core/async/load-code'
import { errorMessage } from '../../../core/http/outcome'
import { kernelTexts } from '../../../core/i18n/text'
import { useTranslate } from '../../../core/i18n/use-texts'
import { useHref } from '../../../core/navigation/links'
import type { SlotRef } from '../../../core/plugin/slot'
import { requestFailed } from '../../../core/toasts/request-failed'
import { type ToastMessage, toastShown } from '../../../core/toasts/toasts'
import type { MenuItem } from '../../ui/menu/menu-item'
import { EntryBoundary } from './entry-boundary'
import { type FunctionEntry, useSlotFunctions } from './slot-functions'

/** What the function of a menu item gets besides the object of the menu. */
export interface ActionTools {
  /** To read data with `client.fetchQuery(…)`, and to read them again with `client.invalidateQueries(…)` after a change. */
  readonly client: QueryClient
  readonly showToast: (message: ToastMessage) => void
  /** Closes the element that the function returned. */
  readonly onDone: () => void
}

interface SlotMenu {
  /** Items for a `Menu`; empty without contributions. */
  readonly items: readonly MenuItem[]
  /** The element that the selected action returned: render it beside the menu. */
  readonly view: ReactNode
}

/**
 * Returns the contributions to the menu of an object. Selecting one calls its function once. An element that the function
 * returns, such as a dialog, is shown until it calls `onDone`. A function that throws is reported by a toast.
 * @param props passed to the function, with {@link ActionTools}
 * @param segment of the object: entries with another segment are left out
 */
export function useSlotMenu<Props extends ActionTools>(
  slot: SlotRef<Props, 'menu item'>,
  props: Omit<Props, keyof ActionTools>,
  segment: string,
): SlotMenu {
  const translate = useTranslate()
  const href = useHref()
  const client = useQueryClient()
  const [showToast, fail] = useUnit([toastShown, requestFailed])
  const [view, setView] = useState<ReactNode>()
  const running = useRef(new Set<string>())
  const calls = useRef(0)
  const entries = useSlotFunctions(slot).filter((entry) => (entry.segment ?? segment) === segment)

  async function act(entry: FunctionEntry<Props, unknown>) {
    const { id, plugin } = entry
    // A second press while the first one still acts.
    if (running.current.has(id)) return
    running.current.add(id)
    calls.current += 1
    const key = calls.current
    const onDone = () =>
      setView((shown) => (isValidElement(shown) && shown.key === String(key) ? undefined : shown))
    try {
      const call = await entry.loadFunction()
      const tools: ActionTools = { client, showToast, onDone }
      const answer = await call({ ...props, ...tools } as Props)
      if (isValidElement(answer))
        setView(
          <EntryBoundary key={key} plugin={plugin} entry={id}>
            {answer}
          </EntryBoundary>,
        )
    } catch (error) {
      if (error instanceof ChunkError) showToast({ kind: 'danger', text: errorMessage(error) })
      else fail({ text: kernelTexts.ref('ui.actionFailed', { name: nameOf(entry) }), error })
    } finally {
      running.current.delete(id)
    }
  }
  const nameOf = ({ id, label }: Pick<FunctionEntry<Props, unknown>, 'id' | 'label'>) =>
    label ? translate(label) : id
  return {
    items: entries.map((entry) => ({
      id: entry.id,
      label: nameOf(entry),
      icon: entry.icon,
      to: entry.to && href(entry.to, undefined, entry.query),
      onSelect: entry.load && (() => void act(entry)),
    })),
    view,
  }
}
