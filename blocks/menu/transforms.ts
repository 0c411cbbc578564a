import { createBlock, type Block } from '@wordpress/blocks';
import type { MenuAttributes } from './attributes';

interface Navigation {
	ref?: number;
	openSubmenusOnClick?: boolean;
	textColor?: string;
	fontSize?: string;
	fontFamily?: string;
}

/** What both blocks call the same. */
const shared = ( { textColor, fontSize, fontFamily }: Navigation ): Navigation => ( {
	...( textColor ? { textColor } : {} ),
	...( fontSize ? { fontSize } : {} ),
	...( fontFamily ? { fontFamily } : {} ),
} );

/** Core's navigation: the same menu, opened in the same way. */
export const fromNavigation = ( attributes: Navigation ) =>
	createBlock( 'eidan/menu', {
		menu: attributes.ref ? `navigation:${ attributes.ref }` : '',
		openOn: attributes.openSubmenusOnClick ? 'click' : 'hover',
		...shared( attributes ),
	} );

/** The menu that core's navigation would show, undefined for one that it does not know. */
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
			// Links that are not in a menu of their own yet would be lost.
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
