import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import type { MenuAttributes } from './attributes';
import metadata from './block.json';

interface Navigation {
	ref?: number;
	openSubmenusOnClick?: boolean;
	ariaLabel?: string;
	overlayMenu?: string;
	layout?: { type?: string; justifyContent?: string; orientation?: string };
	className?: string;
	textColor?: string;
	fontSize?: string;
	fontFamily?: string;
	style?: object;
}

/** Attributes that both blocks have under the same name. */
const SHARED = [ 'className', 'textColor', 'fontSize', 'fontFamily', 'style' ] as const;

const shared = ( attributes: Navigation ): Navigation =>
	Object.fromEntries(
		SHARED.filter( ( name ) => attributes[ name ] ).map( ( name ) => [ name, attributes[ name ] ] )
	);

/** Core's names for the justification of items. */
const JUSTIFY = { center: 'center', right: 'end', 'space-between': 'between' } as const;

/** How core's block shows what our forms show; Fallback.php reads it, too. */
const NAVIGATION: Record< string, { orientation?: string; overlayMenu?: string } > = metadata.eidanNavigation;

/** The form of a navigation block; undefined for a bar. */
const formOf = ( { overlayMenu, layout = {} }: Navigation ) => {
	if ( layout.orientation !== 'vertical' ) {
		return undefined;
	}
	return overlayMenu === NAVIGATION.list?.overlayMenu ? 'list' : 'accordion';
};

/** Which menu a navigation block shows: a stored one, the pages, its own links, or the automatic one. */
function menuOf( ref: number | undefined, inner: readonly Block[] ): string {
	if ( ref ) {
		return `navigation:${ ref }`;
	}
	const [ only ] = inner;
	if ( ! only ) {
		return '';
	}
	return inner.length === 1 && only.name === 'core/page-list' && ! only.attributes.parentPageID ? 'pages' : 'inside';
}

/**
 * Turns core/navigation into our menu, with the same menu and the same way to open submenus. Links that are in the block
 * itself stay in it.
 *
 * @param attributes Attributes of the navigation block.
 * @param inner      Its inner blocks.
 */
export const fromNavigation = ( attributes: Navigation, inner: Block[] = [] ) => {
	const { ref, openSubmenusOnClick, ariaLabel, layout = {} } = attributes;
	const menu = menuOf( ref, inner );
	const justify = JUSTIFY[ layout.justifyContent as keyof typeof JUSTIFY ];
	const form = formOf( attributes );
	return createBlock(
		'eidan/menu',
		{
			menu,
			openOn: openSubmenusOnClick ? 'click' : 'hover',
			...( ariaLabel ? { label: ariaLabel } : {} ),
			...( justify ? { justify } : {} ),
			...( form ? { form } : {} ),
			...shared( attributes ),
		},
		menu === 'inside'
			? [
					createBlock(
						'core/navigation',
						{},
						inner.map( ( block ) => cloneBlock( block ) )
					),
				]
			: []
	);
};

/** The id of a menu that core/navigation can show; '' for none. Null for menus that it cannot show. */
const refOf = ( menu = '' ) => /^(?:navigation:(\d+)|pages|inside)?$/.exec( menu );

/**
 * Turns our menu into core/navigation.
 *
 * @param attributes Attributes of the menu.
 * @param inner      Its inner blocks: a navigation block, which is shown without the plugin.
 */
export const toNavigation = ( attributes: Partial< MenuAttributes > & Navigation, inner: Block[] = [] ) => {
	const { menu, openOn = 'click', label, justify, form } = attributes;
	const ref = Number( refOf( menu )?.[ 1 ] );
	const { orientation, ...others } = NAVIGATION[ form ?? '' ] ?? {};
	const [ place ] = Object.entries( JUSTIFY ).find( ( [ , own ] ) => own === justify ) ?? [];
	const layout = {
		...( place ? { justifyContent: place } : {} ),
		...( orientation ? { orientation } : {} ),
	};
	const links = menu === 'inside' ? ( inner[ 0 ]?.innerBlocks ?? [] ).map( ( block ) => cloneBlock( block ) ) : [];
	return createBlock(
		'core/navigation',
		{
			...( ref ? { ref } : {} ),
			openSubmenusOnClick: openOn === 'click',
			...( label ? { ariaLabel: label } : {} ),
			...others,
			...( Object.keys( layout ).length ? { layout: { type: 'flex', ...layout } } : {} ),
			...shared( attributes ),
		},
		menu === 'pages' ? [ createBlock( 'core/page-list' ) ] : links
	);
};

export const transforms = {
	from: [ { type: 'block', blocks: [ 'core/navigation' ], transform: fromNavigation } ],
	to: [
		{
			type: 'block',
			blocks: [ 'core/navigation' ],
			isMatch: ( { menu }: Partial< MenuAttributes > ) => refOf( menu ) !== null,
			transform: toNavigation,
		},
	],
};
