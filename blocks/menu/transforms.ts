import { createBlock, type Block } from '@wordpress/blocks';
import type { MenuAttributes } from './attributes';

interface Navigation {
	ref?: number;
	openSubmenusOnClick?: boolean;
	textColor?: string;
	fontSize?: string;
	fontFamily?: string;
}

/** Copies the attributes that both blocks have under the same name. */
const shared = ( { textColor, fontSize, fontFamily }: Navigation ): Navigation => ( {
	...( textColor ? { textColor } : {} ),
	...( fontSize ? { fontSize } : {} ),
	...( fontFamily ? { fontFamily } : {} ),
} );

/** Turns core/navigation into our menu, with the same WordPress menu and the same way to open submenus. */
export const fromNavigation = ( attributes: Navigation ) =>
	createBlock( 'eidan/menu', {
		menu: attributes.ref ? `navigation:${ attributes.ref }` : '',
		openOn: attributes.openSubmenusOnClick ? 'click' : 'hover',
		...shared( attributes ),
	} );

/** Parses a menu that core/navigation can show: '' or `navigation:<id>`. Null for any other menu. */
const refOf = ( menu = '' ) => /^(?:navigation:(\d+))?$/.exec( menu );

export const toNavigation = ( attributes: Partial< MenuAttributes > & Navigation ) => {
	const ref = Number( refOf( attributes.menu )?.[ 1 ] );
	return createBlock( 'core/navigation', {
		...( ref ? { ref } : {} ),
		openSubmenusOnClick: ( attributes.openOn ?? 'click' ) === 'click',
		...shared( attributes ),
	} );
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			// Only for navigation blocks that refer to a stored menu, or are empty. Links inside the block itself would
			// be lost.
			isMatch: ( { ref }: Navigation, block: Block | Block[] ) =>
				!! ref || [ block ].flat().every( ( { innerBlocks } ) => innerBlocks.length === 0 ),
			transform: fromNavigation,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			isMatch: ( { menu }: Partial< MenuAttributes > ) => refOf( menu ) !== null,
			transform: toNavigation,
		},
	],
} as never;
