import { fireEvent, screen } from '@testing-library/react'

/** Finds a field by its label, also when the label marks it as required. @throws when it is missing */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/\*$/, '') === label)

/** Types the text into the field with this label, in place of what it contains. */
export function fillIn(label: string, text: string): void {
  fireEvent.input(field(label), { target: { value: text } })
}

/** The texts that describe an element, such as the hint and the error of a field. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id)?.textContent ?? [])
    .join(' ')
