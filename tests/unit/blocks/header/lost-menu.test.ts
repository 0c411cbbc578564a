/**
 * A header whose menu its compact form leaves out: found, and given a button.
 */
import { isMenuLost, withMenuButton } from '../../../../blocks/header/use-lost-menu';
import type { Part } from '../../../../blocks/header/editor/carry';

const part = ( name: string, attributes: object = {}, innerBlocks: Part[] = [] ): Part => ( {
	name,
	attributes: attributes as Part[ 'attributes' ],
	innerBlocks,
} );
const wide = { className: 'is-header-wide' };
const row = ( ...inner: Part[] ) => part( 'core/group', {}, inner );
const logo = part( 'core/site-logo' );
const menu = part( 'eidan/menu', { ...wide, menu: 'menu:4' } );
const panel = part( 'eidan/panel', { anchor: 'more' }, [ part( 'eidan/menu' ) ] );

it.each( [
	[ 'only in the wide form', [ row( logo, menu ) ], true ],
	[ 'in a row that is only in the wide form', [ part( 'core/group', wide, [ part( 'core/navigation' ) ] ) ], true ],
	[
		'hidden on a mobile by WordPress',
		[ part( 'eidan/menu', { metadata: { blockVisibility: { viewport: { mobile: false } } } } ) ],
		true,
	],
	[ 'with a panel that nothing opens', [ row( menu ), panel ], true ],
	[ 'with an opener that is gone, too', [ row( menu, part( 'eidan/opener', wide ) ) ], true ],
	[ 'in both forms', [ row( part( 'eidan/menu' ) ) ], false ],
	[ 'another one in the compact form', [ row( menu, part( 'core/page-list' ) ) ], false ],
	[ 'with an opener', [ row( menu, part( 'eidan/opener' ) ), panel ], false ],
	[ 'with a button to the panel', [ row( menu, part( 'core/button', { url: '#more' } ) ), panel ], false ],
	[
		'with a link to the panel',
		[ row( menu, part( 'core/paragraph', { content: '<a href="#more">M</a>' } ) ) ],
		false,
	],
	[ 'no menu at all', [ row( logo ) ], false ],
] )( 'a menu %s', ( _, blocks, isLost ) => {
	expect( isMenuLost( blocks ) ).toBe( isLost );
} );

const make = {
	opener: ( anchor = 'new' ) => part( 'eidan/opener', { panel: anchor } ),
	panel: ( { attributes }: Part ) => part( 'eidan/panel', { anchor: 'new' }, [ part( 'eidan/menu', attributes ) ] ),
};

it( 'adds a button behind the menu, and a panel with this menu', () => {
	const mended = withMenuButton( [ row( logo, menu ), row( logo ) ], make );
	expect( mended ).toEqual( [
		row( logo, menu, part( 'eidan/opener', { panel: 'new' } ) ),
		row( logo ),
		part( 'eidan/panel', { anchor: 'new' }, [ part( 'eidan/menu', menu.attributes ) ] ),
	] );
	expect( isMenuLost( mended ) ).toBe( false );
} );

it( 'takes the panel with a menu that is there', () => {
	expect( withMenuButton( [ menu, panel ], make ) ).toEqual( [
		menu,
		panel,
		part( 'eidan/opener', { panel: 'more' } ),
	] );
} );
