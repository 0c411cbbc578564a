import type { ClientsListAttributes } from './attributes';

type Sizes = ClientsListAttributes[ 'size' ];

/** Sides of the square that logos are as big as, without a choice, in pixels; as in block.json. */
export const SIZES = { desktop: 80, tablet: 72, phone: 60 } as const;

/**
 * The sizes after a change; what is at its default is not stored.
 *
 * @param size   Stored sizes.
 * @param change New ones by width.
 */
export const withSizes = ( size: Sizes, change: Sizes ): Sizes =>
	Object.fromEntries( Object.entries( { ...size, ...change } ).filter( ( [ width, value ] ) => value !== undefined && value !== SIZES[ width as keyof typeof SIZES ] ) );
