/**
 * Gives the text of a field its own direction. Without text, the field has that of the page: styles.css finds empty fields
 * by their placeholder.
 */
export const ownDirection = { dir: 'auto', placeholder: ' ' } as const
