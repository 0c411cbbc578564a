/**
 * Another header keeps what was set in the one before: its menu and its logo.
 */
import { carry, type Part } from '../../../../blocks/header/editor/carry';

const part = ( name: string, attributes: object = {}, innerBlocks: Part[] = [] ): Part => ( {
	name,
	attributes: attributes as Part[ 'attributes' ],
	innerBlocks,
} );

const before = part( 'eidan/header', { lightLogo: 7, transparent: true, anchor: 'top' }, [
	part( 'core/group', {}, [
		part( 'core/site-logo', { width: 90 } ),
		part( 'eidan/menu', { menu: 'menu:4', justify: 'end' } ),
	] ),
	part( 'eidan/panel', { anchor: 'site-menu' }, [ part( 'eidan/menu', {} ) ] ),
] );
const design = part( 'eidan/header', { behaviour: 'up', darkLogo: 0 }, [
	part( 'core/site-logo', { width: 28 } ),
	part( 'eidan/menu', { entries: 'first' } ),
	part( 'eidan/menu', { entries: 'second' } ),
] );

it( 'takes menu and logo along, and the rest from the design', () => {
	const { attributes, innerBlocks } = carry( before, design );
	expect( attributes ).toEqual( { behaviour: 'up', darkLogo: 0, lightLogo: 7, anchor: 'top' } );
	expect( innerBlocks.map( ( block ) => block.attributes ) ).toEqual( [
		{ width: 90 },
		{ entries: 'first', menu: 'menu:4' },
		{ entries: 'second', menu: 'menu:4' },
	] );
} );

it( 'is the design as it is where nothing was set', () =>
	expect( carry( part( 'eidan/header' ), design ) ).toEqual( design ) );
