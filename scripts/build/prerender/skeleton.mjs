/**
 * What stands in the place of a screen until the scripts have come: the bar, a title and two cards, in a grey that both
 * themes bear. It is drawn without styles, so that nothing has to be allowed for it, and is nothing to whoever listens.
 */
export const skeleton = [
  '<svg aria-hidden="true" width="100%" height="600" fill="#808080" fill-opacity=".16">',
  '<rect width="100%" height="1" y="63"/>',
  '<rect width="112" height="24" x="16" y="20" rx="8"/>',
  '<rect width="40%" height="28" x="8%" y="104" rx="8"/>',
  '<rect width="84%" height="176" x="8%" y="164" rx="16"/>',
  '<rect width="84%" height="176" x="8%" y="364" rx="16"/>',
  '</svg>',
].join('')
