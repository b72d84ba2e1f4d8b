const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

/** Returns the item in the language, else one of the same language of another region, else the first item. */
export function pickLanguage<Item extends { readonly language: string }>(
  items: readonly Item[],
  language: string,
): Item | undefined {
  return (
    items.find((item) => item.language.toLowerCase() === language.toLowerCase()) ??
    items.find((item) => primary(item.language) === primary(language)) ??
    items[0]
  )
}
