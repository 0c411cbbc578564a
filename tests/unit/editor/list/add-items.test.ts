/**
 * The rows of the dialog that adds items to a list.
 */
import { filled, isReady, MAX_ROWS, toPosts, withBlank, withImages } from '../../../../src/editor/list/add-items/rows';

const image = ( id: number, title = '' ) => ( { id, title, url: `${ id }.png` } );

it( 'makes a row of each image, in their order, and none twice', () => {
	const rows = withImages( withBlank( [] ), [ image( 7, 'ada' ), image( 8, 'ben' ) ] );
	expect( rows.map( ( row ) => [ row.image, row.title ] ) ).toEqual( [
		[ 7, 'ada' ],
		[ 8, 'ben' ],
	] );
	expect( withImages( rows, [ image( 8 ), image( 9 ), image( 9 ) ] ).map( ( row ) => row.image ) ).toEqual( [
		7, 8, 9,
	] );
	expect( new Set( rows.map( ( { key } ) => key ) ).size ).toBe( 2 );
} );

it( 'keeps a title that was typed before its image was chosen', () => {
	const [ row ] = withImages( [ { ...withBlank( [] )[ 0 ]!, title: 'Ada Lind' } ], [ image( 7, 'dsc-0012' ) ] );
	expect( row ).toMatchObject( { image: 7, title: 'Ada Lind' } );
} );

it( 'shows the image in small where there is a small one', () => {
	const [ row ] = withImages( [], [ { ...image( 7 ), sizes: { thumbnail: { url: 'small.png' } } } ] );
	expect( row?.url ).toBe( 'small.png' );
} );

it( 'has an end', () => {
	const many = withImages(
		[],
		Array.from( { length: 50 }, ( _, index ) => image( index + 1 ) )
	);
	expect( many ).toHaveLength( MAX_ROWS );
	expect( withBlank( many ) ).toHaveLength( MAX_ROWS );
} );

it( 'needs a title for each row that is not blank', () => {
	const blank = withBlank( [] );
	expect( isReady( blank ) ).toBe( false );
	const rows = withBlank( withImages( blank, [ image( 7, 'Ada' ) ] ) );
	expect( isReady( rows ) ).toBe( true );
	expect( filled( rows ) ).toHaveLength( 1 );
	expect( isReady( [ { ...rows[ 0 ]!, title: ' ' } ] ) ).toBe( false );
} );

it( 'stores the last one first, so that lists with the newest first show them as they were typed', () => {
	const rows = withImages( [], [ image( 7, 'Ada' ), image( 8, 'Ben' ) ] );
	const role = { key: 'eidan_role', label: 'Role' };
	const [ first, second ] = rows;
	expect( toPosts( [ { ...first!, values: { eidan_role: ' Director ' } }, second! ], [ role ] ) ).toEqual( [
		{ row: second!.key, post: { title: 'Ben', menu_order: 2, featured_media: 8, meta: { eidan_role: '' } } },
		{ row: first!.key, post: { title: 'Ada', menu_order: 1, featured_media: 7, meta: { eidan_role: 'Director' } } },
	] );
	expect( toPosts( [ { ...first!, image: 0 } ], [] ) ).toEqual( [
		{ row: first!.key, post: { title: 'Ada', menu_order: 1 } },
	] );
} );
