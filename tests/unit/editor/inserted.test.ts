import { getBlockVariations, registerBlockVariation, unregisterBlockType } from '@wordpress/blocks';
import { register } from '../../../src/editor/register';

const NAME = 'eidan/inserted';
const metadata = { apiVersion: 3, name: NAME, title: 'Inserted', category: 'text', attributes: {} };
const edit = () => null;

/** What the inserter offers: name, attributes and whether it stands in place of the block. */
const offered = () =>
	( getBlockVariations( NAME, 'inserter' ) ?? [] ).map( ( { name, attributes, isDefault } ) => ( {
		name,
		attributes,
		isDefault: isDefault ?? false,
	} ) );

afterEach( () => {
	unregisterBlockType( NAME );
} );

it( 'makes a new block as wide as it says, and no other', () => {
	register( metadata, { edit, inserted: 'full' } );
	expect( offered() ).toEqual( [ { name: 'full', attributes: { align: 'full' }, isDefault: true } ] );
} );

it( 'makes each form of a block as wide, except for one that has a width of its own', () => {
	const form = ( name: string, attributes: object ) => ( { name, title: name, attributes, scope: [ 'inserter' ] } );
	register( metadata, {
		edit,
		inserted: 'wide',
		variations: [ form( 'grid', { layout: 'grid' } ), form( 'rows', { align: 'full' } ) ] as never,
	} );
	expect( offered().map( ( { attributes } ) => attributes ) ).toEqual( [
		{ align: 'wide', layout: 'grid' },
		{ align: 'full' },
	] );
} );

it( 'leaves a block that says nothing as it is', () => {
	register( metadata, { edit } );
	expect( offered() ).toEqual( [] );
	registerBlockVariation( NAME, { name: 'other', title: 'Other' } );
	expect( offered() ).toHaveLength( 1 );
} );
