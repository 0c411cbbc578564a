/**
 * Core's navigation block becomes our menu in each of its forms: with a stored menu, with its links in itself, with the
 * list of pages, and with nothing chosen.
 */
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { fromNavigation, toNavigation } from '../../../../blocks/menu/transforms';

beforeAll( () => {
	for ( const name of [ 'core/navigation', 'core/navigation-link', 'core/page-list', 'eidan/menu' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries(
				[
					'ref',
					'openSubmenusOnClick',
					'ariaLabel',
					'layout',
					'overlayMenu',
					'menu',
					'openOn',
					'label',
					'justify',
					'form',
					'className',
					'url',
					'parentPageID',
				].map( ( attribute ) => [ attribute, {} ] )
			),
			save: () => null,
		} as never );
	}
} );

const link = ( label: string ) => createBlock( 'core/navigation-link', { url: `/${ label }` } );
const urls = ( block: ReturnType< typeof link > ) => block.innerBlocks.map( ( { attributes } ) => attributes.url );

it( 'with a stored menu', () => {
	const menu = fromNavigation( { ref: 7 }, [ link( 'a' ) ] );
	expect( menu.attributes.menu ).toBe( 'navigation:7' );
	expect( menu.innerBlocks ).toEqual( [] );
} );

it( 'with its links in itself, there and back', () => {
	const links = [ link( 'a' ), link( 'b' ) ];
	const menu = fromNavigation( { ariaLabel: 'Footer', className: 'own' }, links );
	expect( menu.attributes ).toMatchObject( { menu: 'inside', label: 'Footer', className: 'own' } );
	expect( menu.innerBlocks.map( ( { name } ) => name ) ).toEqual( [ 'core/navigation' ] );
	expect( urls( menu.innerBlocks[ 0 ]! ) ).toEqual( [ '/a', '/b' ] );
	// Two blocks must not have one id.
	expect( menu.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.clientId ).not.toBe( links[ 0 ]!.clientId );
	const back = toNavigation( menu.attributes, menu.innerBlocks );
	expect( back.attributes ).toMatchObject( { ariaLabel: 'Footer', className: 'own' } );
	expect( back.attributes.ref ).toBeUndefined();
	expect( urls( back ) ).toEqual( [ '/a', '/b' ] );
} );

it( 'with the list of pages, there and back; pages below one page stay links of the block', () => {
	const menu = fromNavigation( {}, [ createBlock( 'core/page-list' ) ] );
	expect( menu.attributes.menu ).toBe( 'pages' );
	expect( menu.innerBlocks ).toEqual( [] );
	expect( toNavigation( menu.attributes ).innerBlocks.map( ( { name } ) => name ) ).toEqual( [ 'core/page-list' ] );
	expect( fromNavigation( {}, [ createBlock( 'core/page-list', { parentPageID: 3 } ) ] ).attributes.menu ).toBe(
		'inside'
	);
	expect( fromNavigation( {}, [ createBlock( 'core/page-list' ), link( 'a' ) ] ).attributes.menu ).toBe( 'inside' );
} );

it( 'with nothing chosen', () => {
	expect( fromNavigation( {} ).attributes.menu ).toBe( '' );
} );

it( 'with the place and the direction of its links', () => {
	const menu = fromNavigation( { layout: { type: 'flex', justifyContent: 'right', orientation: 'vertical' } } );
	expect( menu.attributes ).toMatchObject( { justify: 'end', form: 'accordion' } );
	expect( toNavigation( menu.attributes ).attributes.layout ).toEqual( {
		type: 'flex',
		justifyContent: 'right',
		orientation: 'vertical',
	} );
	// A list is there on phones, too, without a button that opens it.
	const list = toNavigation( { form: 'list' } ).attributes;
	expect( list ).toMatchObject( { layout: { type: 'flex', orientation: 'vertical' }, overlayMenu: 'never' } );
	expect( fromNavigation( list ).attributes.form ).toBe( 'list' );
	expect( toNavigation( { form: 'accordion' } ).attributes.overlayMenu ).toBeUndefined();
} );
