type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person entered into the rendered screen, by control name: a text, or whether a box is ticked. */
const entered = new Map<string, string | boolean>()
/** Name of the control that had the focus last. */
let focused: string | undefined
let following = new AbortController()

/**
 * Follows input and focus of the rendered screen until a form takes them over. Call it before that screen is hydrated, too: where
 * an extension of the browser has changed the screen, React replaces it.
 * @returns the element that has the focus
 */
export function keepEarlyInput(root: Element): Element | null {
  following = new AbortController()
  const { signal } = following
  keepChanged(controlsIn(root))
  const { activeElement } = document
  keepFocus(activeElement)
  root.addEventListener('input', ({ target }) => keep(target), { signal })
  root.addEventListener('focusin', ({ target }) => keepFocus(target), { signal })
  return activeElement
}

/** Focuses the control that had the focus in a replaced screen, so that a person can continue typing. */
export function restoreEarlyFocus(form: ParentNode): void {
  const control = controlsIn(form).find(({ name }) => name === focused)
  focused = undefined
  if (isFocusFree()) control?.focus({ preventScroll: true })
}

/** Whether nothing has the focus, neither now nor when the app replaced the page, so that a start may place it. */
export const isFocusFree = () => focused === undefined && document.activeElement === document.body

/** Returns what was entered into a form before its code had loaded, by control name. */
export function takeEarlyInput(form: ParentNode): ReadonlyMap<string, string | boolean> {
  following.abort()
  // Password managers of some browsers fill in fields without events.
  keepChanged(controlsIn(form))
  const taken = new Map(entered)
  entered.clear()
  return taken
}

/** Controls of fields, whose name is the path of the field as JSON. */
const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll('input, textarea, select')].filter(isControl)

const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement) &&
  !['radio', 'file', 'hidden'].includes(target.type) &&
  target.name.startsWith('[')

/** Keeps what has been changed; what an event reports may be the default again. */
function keepChanged(controls: readonly Control[]): void {
  for (const control of controls) if (inputOf(control) !== defaultOf(control)) keep(control)
}

function keep(target: unknown): void {
  if (isControl(target)) entered.set(target.name, inputOf(target))
}

const inputOf = (control: Control) => (isBox(control) ? control.checked : control.value)

function defaultOf(control: Control): string | boolean | undefined {
  if (isBox(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

function keepFocus(target: unknown): void {
  focused = isControl(target) ? target.name : undefined
}
