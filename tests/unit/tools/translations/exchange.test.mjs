import { listFor, idOf, takeIn, usesOf } from '../../../../tools/translations/exchange.mjs';
import { merge } from '../../../../tools/translations/files.mjs';

const entry = ( text, more = {} ) => ( { text, comments: [], references: [], translations: [], ...more } );

it( 'lists what is not translated yet, with all that a translator has to know', () => {
	const one = entry( '%d item', { plural: '%d items', context: 'list', comments: [ 'translators: %d: number.' ] } );
	const uses = usesOf( [
		{ text: '%d item', context: 'list', reference: 'blocks/menu/edit.tsx:7', given: 'label' },
		{ text: '%d item', context: 'list', reference: 'includes/Shop/Sale.php:9' },
	] );
	expect( listFor( [ one, entry( 'Done', { translations: [ 'Fertig' ] } ) ], uses ) ).toEqual( [
		{
			id: idOf( one ),
			text: '%d item',
			plural: '%d items',
			context: 'list',
			comment: '%d: number.',
			used: 'blocks/menu label, includes/Shop/Sale',
		},
	] );
} );

it( 'takes in what is well formed and says why the rest is not', () => {
	const [ open, add ] = [ entry( 'Open' ), entry( 'Add %s' ) ];
	const answer = { [ idOf( open ) ]: 'Öffnen', [ idOf( add ) ]: 'Hinzufügen', ffffffff: 'Weg' };
	const { entries, taken, refused } = takeIn( [ open, add ], answer, 'de_DE' );
	expect( entries.map( ( { translations } ) => translations ) ).toEqual( [ [ 'Öffnen' ], [] ] );
	expect( taken ).toBe( 1 );
	expect( refused ).toHaveLength( 2 );
	expect( refused[ 0 ] ).toContain( 'placeholders' );
	expect( refused[ 1 ] ).toContain( 'ffffffff' );
} );

it( 'keeps translations when texts come and go', () => {
	const known = [
		entry( 'Open', { translations: [ 'Öffnen' ] } ),
		entry( 'Gone', { translations: [ 'Weg' ] } ),
		entry( '%d item', { translations: [ '%d Dinge' ] } ),
	];
	const merged = merge( [ entry( 'New' ), entry( 'Open' ), entry( '%d item', { plural: '%d items' } ) ], known, 2 );
	expect( merged.map( ( { text, translations } ) => [ text, translations ] ) ).toEqual( [
		[ 'New', [] ],
		[ 'Open', [ 'Öffnen' ] ],
		[ '%d item', [] ],
	] );
} );
