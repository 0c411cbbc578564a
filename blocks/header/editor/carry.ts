import type { Block } from '@wordpress/blocks';
import { flat } from '@eidan/editor';

/** The part of a block that is needed here. */
export type Part = Pick< Block, 'name' | 'attributes' > & { innerBlocks: readonly Part[] };

/** What belongs to the site or to the place of the header, not to its design. */
const KEPT = [ 'lightLogo', 'darkLogo', 'anchor', 'className', 'metadata', 'lock' ];

const pick = ( attributes: Record< string, unknown >, names: readonly string[] ) =>
	Object.fromEntries(
		names.filter( ( name ) => attributes[ name ] ).map( ( name ) => [ name, attributes[ name ] ] )
	);

/**
 * Puts logo and menu of one header into another one.
 *
 * @param from The header that goes.
 * @param to   The header that comes.
 * @return The second header, with what was set in the first.
 */
export function carry( from: Part, to: Part ): Part {
	const before = flat( from.innerBlocks );
	const menu = before.find( ( { name, attributes } ) => name === 'eidan/menu' && attributes.menu );
	// Links that are in the block itself come along.
	const links = menu?.attributes.menu === 'inside' ? menu.innerBlocks : undefined;
	const logo = before.find( ( { name } ) => name === 'core/site-logo' );
	const own: Record< string, Record< string, unknown > > = {
		'eidan/menu': pick( menu?.attributes ?? {}, [ 'menu' ] ),
		'core/site-logo': pick( logo?.attributes ?? {}, [
			'width',
			'isLink',
			'linkTarget',
			'shouldSyncIcon',
			'className',
		] ),
	};
	const fill = ( block: Part ): Part => ( {
		...block,
		attributes: { ...block.attributes, ...own[ block.name ] },
		innerBlocks: ( block.name === 'eidan/menu' && links ) || block.innerBlocks.map( fill ),
	} );
	return {
		...to,
		attributes: { ...to.attributes, ...pick( from.attributes, KEPT ) },
		innerBlocks: to.innerBlocks.map( fill ),
	};
}
