export type Control = HTMLInputElement | HTMLTextAreaElement

/** Input typed into a page before the app replaced its content, by control name. */
let replaced: ReadonlyMap<string, string> = new Map()
/** Name of the control that had the focus when the app replaced the page. */
let focused: string | undefined

/** Saves the input and focus of the rendered screen; call it before replacing that screen. */
export function keepEarlyInput(root: ParentNode): void {
  const controls = textControlsOf(root)
  replaced = new Map(
    controls.flatMap((control) => (isChanged(control) ? [[control.name, control.value] as const] : [])),
  )
  focused = controls.find((control) => control === document.activeElement)?.name
}

/** Focuses the control that had the focus in the replaced screen, so that a person can continue typing. */
export function restoreEarlyFocus(form: ParentNode): void {
  const control = textControlsOf(form).find(({ name }) => name === focused)
  focused = undefined
  if (isFocusFree()) control?.focus({ preventScroll: true })
}

/** Whether nothing has the focus, neither now nor when the app replaced the page, so that a start may place it. */
export const isFocusFree = () => focused === undefined && document.activeElement === document.body

/** Returns the input typed into a form before its code had loaded, by control name. */
export function takeEarlyInput(form: ParentNode): ReadonlyMap<string, string> {
  const typed = new Map(replaced)
  for (const control of textControlsOf(form)) if (isChanged(control)) typed.set(control.name, control.value)
  replaced = new Map()
  return typed
}

/** Controls with the text of a field, whose name is the path of the field as JSON. */
const textControlsOf = (root: ParentNode): Control[] =>
  [...root.querySelectorAll<Control>('input, textarea')].filter(
    ({ type, name }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type) && name.startsWith('['),
  )

const isChanged = ({ value, defaultValue }: Control) => value !== defaultValue
