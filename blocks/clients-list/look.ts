import type { ClientsListAttributes } from './attributes';
import metadata from './block.json';

type Sizes = ClientsListAttributes[ 'size' ];

const { desktop, tablet, phone } = metadata.attributes.size.properties;

/** Sides of the square that logos are as big as, without a choice, in pixels. */
export const SIZES = { desktop: desktop.default, tablet: tablet.default, phone: phone.default };

/**
 * The sizes after a change; what is at its default is not stored.
 *
 * @param size   Stored sizes.
 * @param change New ones by width.
 */
export const withSizes = ( size: Sizes, change: Sizes ): Sizes =>
	Object.fromEntries(
		Object.entries( { ...size, ...change } ).filter(
			( [ width, value ] ) => value !== undefined && value !== SIZES[ width as keyof typeof SIZES ]
		)
	);
