// Fragments of the addresses of the screen's own sections.
export const appearanceSection = 'appearance'
export const shortcutsSection = 'shortcuts'
