import { createBlock, registerBlockType } from '@wordpress/blocks';
import { fromGroup, toGroup } from '../../../../blocks/header/transforms';
import { fromNavigation, toNavigation } from '../../../../blocks/menu/transforms';
import { formOf, withForm } from '../../../../src/editor/header/form';

beforeAll( () => {
	for ( const name of [ 'core/group', 'core/navigation', 'core/paragraph', 'eidan/header', 'eidan/menu' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries(
				[
					'layout',
					'align',
					'ref',
					'openSubmenusOnClick',
					'menu',
					'openOn',
					'textColor',
					'fontSize',
					'fontFamily',
				].map( ( attribute ) => [ attribute, {} ] )
			),
			save: () => null,
		} as never );
	}
} );

describe( 'the form of a header that a block is shown in', () => {
	it( 'is one of its classes, and leaves the others', () => {
		expect( formOf() ).toBe( '' );
		expect( formOf( 'own is-header-wide' ) ).toBe( 'wide' );
		expect( formOf( 'is-header-wider' ) ).toBe( '' );
		expect( withForm( 'own is-header-wide', 'compact' ) ).toBe( 'own is-header-compact' );
		expect( withForm( 'is-header-compact', '' ) ).toBe( '' );
	} );
} );

describe( 'a group', () => {
	it( 'that is a row becomes a row of the header, one that stacks gives it its blocks', () => {
		const words = createBlock( 'core/paragraph' );
		expect( fromGroup( { layout: { type: 'flex' } }, [ words ] ).innerBlocks.map( ( { name } ) => name ) ).toEqual(
			[ 'core/group' ]
		);
		expect( fromGroup( {}, [ words ] ).innerBlocks.map( ( { name } ) => name ) ).toEqual( [ 'core/paragraph' ] );
		expect( toGroup( {}, [ words ] ).innerBlocks ).toHaveLength( 1 );
	} );
} );

describe( "core's navigation", () => {
	it( 'and the menu show the same menu, opened in the same way, there and back', () => {
		const menu = fromNavigation( { ref: 7, openSubmenusOnClick: true, textColor: 'base' } );
		expect( menu.attributes ).toMatchObject( { menu: 'navigation:7', openOn: 'click', textColor: 'base' } );
		expect( toNavigation( menu.attributes ).attributes ).toMatchObject( {
			ref: 7,
			openSubmenusOnClick: true,
			textColor: 'base',
		} );
		expect( toNavigation( { menu: '', openOn: 'hover' } ).attributes ).toMatchObject( {
			openSubmenusOnClick: false,
		} );
	} );
} );
