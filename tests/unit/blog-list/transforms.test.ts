import { fromCoreQuery, toCoreQuery } from '../../../blocks/blog-list/transforms';
import { moved } from '../../../src/editor/query/order';
import { gapStyle } from '../../../blocks/blog-list/gap';

describe( 'the query of core/query', () => {
	it( 'comes over with what has a counterpart, defaults left out', () => {
		expect(
			fromCoreQuery( {
				perPage: 6,
				offset: 2,
				order: 'asc',
				orderBy: 'title',
				author: '3,5',
				exclude: [ 9 ],
				sticky: 'exclude',
				taxQuery: { category: [ 1 ], post_tag: [] },
			} )
		).toEqual( {
			perPage: 6,
			offset: 2,
			order: 'title-asc',
			authors: [ 3, 5 ],
			exclude: [ 9 ],
			sticky: 'exclude',
			terms: [ { taxonomy: 'category', include: [ 1 ] } ],
		} );
		expect( fromCoreQuery( { perPage: null, offset: 0, order: 'desc', orderBy: 'date', author: '', exclude: [], sticky: '', taxQuery: null } ) ).toEqual( {} );
	} );

	it( 'knows the newer form of taxonomies', () => {
		expect( fromCoreQuery( { taxQuery: { include: { category: [ 1 ] }, exclude: { category: [ 2 ] } } } ) ).toEqual( {
			terms: [ { taxonomy: 'category', include: [ 1 ], exclude: [ 2 ] } ],
		} );
	} );

	it( 'comes back the same', () => {
		const query = { perPage: 6, order: 'title-asc' as const, authors: [ 3 ], terms: [ { taxonomy: 'category', include: [ 1 ] } ] };
		expect( fromCoreQuery( toCoreQuery( query ) ) ).toEqual( query );
	} );
} );

describe( 'moved', () => {
	it.each( [
		[ 0, 2, [ 'b', 'c', 'a' ] ],
		[ 2, 0, [ 'c', 'a', 'b' ] ],
		[ 1, 1, [ 'a', 'b', 'c' ] ],
		[ 0, 9, [ 'b', 'c', 'a' ] ],
	] )( 'from %d to %d', ( from, to, result ) => {
		expect( moved( [ 'a', 'b', 'c' ], from, to ) ).toEqual( result );
	} );
} );

describe( 'gapStyle', () => {
	it( 'reads one gap, two gaps and none', () => {
		expect( gapStyle( 'var:preset|spacing|50' ) ).toEqual( { '--eidan-list-row-gap': 'var(--wp--preset--spacing--50)', '--eidan-gap': 'var(--wp--preset--spacing--50)' } );
		expect( gapStyle( { top: '1rem' } ) ).toEqual( { '--eidan-list-row-gap': '1rem' } );
		expect( gapStyle( undefined ) ).toEqual( {} );
	} );
} );
