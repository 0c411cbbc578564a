import { createBlock, getBlockType } from '@wordpress/blocks';
import type { IconAttributes } from './attributes';

type Stored = Record< string, unknown > & { rotation?: number; style?: Record< string, unknown > };

/** Returns the number of pixels of a length such as `48px`. Undefined for other units. */
const pixels = ( length: unknown ) =>
	typeof length === 'string' && /^[\d.]+px$/.test( length ) ? Math.round( parseFloat( length ) ) : undefined;

const withoutUndefined = < T extends object >( object: T ) =>
	Object.fromEntries( Object.entries( object ).filter( ( [ , value ] ) => value !== undefined ) ) as T;

const common = ( { align, anchor, className, textColor }: Stored ) =>
	withoutUndefined( { align, anchor, className, textColor } );

/** Converts the attributes of core/icon to ours. */
export function fromCore( attributes: Stored ): Partial< IconAttributes > & Stored {
	const { icon, rotation = 0, flipHorizontal, flipVertical, ariaLabel, style = {} } = attributes;
	const { dimensions, color } = style as { dimensions?: { width?: unknown }; color?: { text?: unknown } };
	const rotationInSteps = ( ( ( Math.round( rotation / 90 ) * 90 ) % 360 ) + 360 ) % 360;
	return {
		...common( attributes ),
		...( withoutUndefined( { icon, flipHorizontal, flipVertical } ) as Partial< IconAttributes > ),
		rotation: rotationInSteps as IconAttributes[ 'rotation' ],
		size: Math.min( 240, Math.max( 16, pixels( dimensions?.width ) ?? 32 ) ),
		label: typeof ariaLabel === 'string' ? ariaLabel : '',
		...( color?.text ? { style: { color: { text: color.text } } } : {} ),
	};
}

/** Converts our attributes to those of core/icon. What core/icon does not have is lost. */
export function toCore( attributes: IconAttributes & Stored ): Stored {
	const { icon, rotation, flipHorizontal, flipVertical, label, size, style } = attributes;
	const { color } = ( style ?? {} ) as { color?: object };
	return {
		...common( attributes ),
		icon,
		rotation,
		flipHorizontal,
		flipVertical,
		...( label ? { ariaLabel: label } : {} ),
		style: { dimensions: { width: `${ size }px` }, ...( color ? { color } : {} ) },
	};
}

const hasCore = () => !! getBlockType( 'core/icon' );

type OwnAttributes = IconAttributes & Stored;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/icon' ],
			transform: ( attributes: Stored ) => createBlock( 'eidan/icon', fromCore( attributes ) ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/icon' ],
			// WordPress's icon registry does not have our icons or uploaded ones.
			isMatch: ( { icon }: OwnAttributes ) => hasCore() && ! /^(?:eidan|upload)\//.test( icon ),
			transform: ( attributes: OwnAttributes ) => createBlock( 'core/icon', toCore( attributes ) ),
		},
	],
};
