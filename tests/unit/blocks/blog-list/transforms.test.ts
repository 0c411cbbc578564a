import { registerBlockType, type Block } from '@wordpress/blocks';
import { transforms as blogTransforms } from '../../../../blocks/blog-list/transforms';
import { transforms as portfolioTransforms } from '../../../../blocks/portfolio-slider/transforms';
import { fromCoreQuery, toCoreQuery } from '../../../../src/editor/query/core-query';
import { moved } from '../../../../src/editor/controls/order';

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
		expect(
			fromCoreQuery( {
				perPage: null,
				offset: 0,
				order: 'desc',
				orderBy: 'date',
				author: '',
				exclude: [],
				sticky: '',
				taxQuery: null,
			} )
		).toEqual( {} );
	} );

	it( 'knows the newer form of taxonomies', () => {
		expect( fromCoreQuery( { taxQuery: { include: { category: [ 1 ] }, exclude: { category: [ 2 ] } } } ) ).toEqual(
			{
				terms: [ { taxonomy: 'category', include: [ 1 ], exclude: [ 2 ] } ],
			}
		);
	} );

	it( 'comes back the same', () => {
		const query = {
			perPage: 6,
			order: 'title-asc' as const,
			authors: [ 3 ],
			terms: [ { taxonomy: 'category', include: [ 1 ] } ],
		};
		expect( fromCoreQuery( toCoreQuery( query ) ) ).toEqual( query );
	} );
} );

describe( 'titles in core/query', () => {
	beforeAll( () =>
		[
			'core/query core/post-template core/post-title core/post-featured-image core/query-no-results core/latest-posts',
			'eidan/blog-list eidan/portfolio-slider',
		]
			.join( ' ' )
			.split( ' ' )
			.forEach( ( name ) =>
				registerBlockType( name, {
					apiVersion: 3,
					title: name,
					category: 'text',
					attributes: Object.fromEntries(
						'query layout columns elements headingLevel pagination titleTag level isLink align'
							.split( ' ' )
							.map( ( key ) => [ key, {} ] )
					),
					save: () => null,
				} as never )
			)
	);

	type Transform = { blocks: string[]; transform: ( attributes: object, inner: readonly Block[] ) => Block };
	const turn = ( transforms: unknown, way: 'from' | 'to', attributes: object, inner: readonly Block[] = [] ) =>
		( transforms as Record< string, Transform[] > )
			[ way ]!.find( ( { blocks } ) => blocks[ 0 ] === 'core/query' )!
			.transform( attributes, inner );
	const levelIn = ( { innerBlocks }: Block ) =>
		innerBlocks[ 0 ]!.innerBlocks.find( ( { name } ) => name === 'core/post-title' )!.attributes.level;

	it( 'keep their level from a blog list and back', () => {
		const query = turn( blogTransforms, 'to', {
			query: {},
			elements: [ 'title' ],
			columns: {},
			headingLevel: 5,
			layout: 'grid',
			pagination: 'none',
		} );
		expect( levelIn( query ) ).toBe( 5 );
		expect( turn( blogTransforms, 'from', query.attributes, query.innerBlocks ).attributes.headingLevel ).toBe( 5 );
	} );

	it.each( [
		[ 'h4', 4 ],
		[ 'p', 0 ],
	] )( 'keep their element from a portfolio slider and back: %s', ( titleTag, level ) => {
		const query = turn( portfolioTransforms, 'to', { query: {}, titleTag } );
		expect( levelIn( query ) ).toBe( level );
		expect( turn( portfolioTransforms, 'from', query.attributes, query.innerBlocks ).attributes.titleTag ).toBe(
			titleTag
		);
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
