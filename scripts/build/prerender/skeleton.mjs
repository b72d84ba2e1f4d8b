/**
 * The placeholder of a screen until its scripts load: bar, title and two cards, in a gray that works in both
 * themes. It is an SVG without styles, because the Content Security Policy blocks inline styles.
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
