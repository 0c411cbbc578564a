const TAGS = { 0: 'span', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** Level of a title's heading; 0 is none. */
export type Level = keyof typeof TAGS;

/** Attributes of an item of tabs, as its block.json has them. */
export interface ItemAttributes {
	title?: string | undefined;
	subtitle?: string | undefined;
	level: Level;
	open: boolean;
}

/** The element of an item's title. */
export const titleTag = ( level: Level ) => TAGS[ level ] ?? 'h3';
