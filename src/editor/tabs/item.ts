const TAGS = { 0: 'span', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** Heading level of a title; 0 if the title is not a heading. */
export type Level = keyof typeof TAGS;

/** Attributes of the block eidan/tabbed-info-item. */
export interface ItemAttributes {
	title?: string | undefined;
	subtitle?: string | undefined;
	level: Level;
	open: boolean;
}

/** Returns the HTML element for a title. */
export const titleTag = ( level: Level ) => TAGS[ level ] ?? 'h3';
