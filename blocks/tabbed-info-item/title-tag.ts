const tags = { 0: 'span', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** The element of an item's title; level 0 is no heading. */
export const titleTag = ( level: keyof typeof tags ) => tags[ level ] ?? 'h3';
