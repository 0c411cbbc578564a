const TAGS = { 0: 'span', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** Returns the HTML element for a title by its heading level; 0 if it is not a heading. */
export const titleTag = ( level: keyof typeof TAGS ) => TAGS[ level ] ?? 'h3';
