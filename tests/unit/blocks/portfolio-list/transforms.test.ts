import { registerBlockType, type Block } from '@wordpress/blocks';
import { transforms as listTransforms } from '../../../../blocks/portfolio-list/transforms';

type Attributes = Record< string, unknown >;
type Transform = {
	blocks: string[];
	isMatch?: ( attributes: Attributes ) => boolean;
	transform: ( attributes: Attributes, inner?: readonly Block[] ) => Block;
};

const transforms = listTransforms as unknown as Record< 'from' | 'to', Transform[] >;
const between = ( way: 'from' | 'to', name: string ) =>
	transforms[ way ].find( ( { blocks } ) => blocks.includes( name ) )!;

const list = {
	align: 'wide',
	query: { postType: 'eidan_portfolio', perPage: 6, order: 'title-asc' },
	columns: { desktop: 4 },
	elements: [ 'title', 'client' ],
	ratio: '1/1',
	imageSize: 'large',
	link: 'item',
	titleTag: 'h4',
	label: 'Work',
	overlayOpacity: 40,
	overlayGradient: { gradient: 'var:preset|gradient|dusk', opacity: 80 },
	pageTransition: false,
	style: { color: { duotone: [ '#000000', '#ff4747' ] } },
	pagination: 'standard',
	textPosition: 'over',
};

beforeAll( () =>
	'core/query core/post-template core/post-title core/post-featured-image core/query-pagination core/query-pagination-previous core/query-pagination-numbers core/query-pagination-next core/query-no-results eidan/portfolio-list eidan/portfolio-slider'
		.split( ' ' )
		.forEach( ( name ) =>
			registerBlockType( name, {
				apiVersion: 3,
				title: name,
				category: 'text',
				attributes: Object.fromEntries(
					'align query layout columns elements ratio imageSize link titleTag label overlayOpacity overlayGradient pageTransition style pagination textPosition level isLink'
						.split( ' ' )
						.map( ( key ) => [ key, {} ] )
				),
				save: () => null,
			} as never )
		)
);

describe( 'a portfolio list and a slider', () => {
	it( 'become each other with all that both have', () => {
		const slider = between( 'to', 'eidan/portfolio-slider' ).transform( list );
		const { columns, pagination, textPosition, ...shared } = list;
		expect( slider.name ).toBe( 'eidan/portfolio-slider' );
		expect( slider.attributes ).toEqual( { ...shared, layout: textPosition } );
		expect( between( 'from', 'eidan/portfolio-slider' ).transform( slider.attributes ).attributes ).toEqual( {
			...shared,
			textPosition,
		} );
	} );
} );

describe( 'a portfolio list and core/query', () => {
	it.each( [
		[ {}, {} ],
		[ { titleTag: 'p' }, {} ],
		[ { pagination: 'none' }, {} ],
		[ { pagination: 'load-more' }, { pagination: 'standard' } ],
		[ { columns: {} }, { columns: { desktop: 3 } } ],
	] )( 'become each other: %j', ( changed, comesBack ) => {
		const given = { ...list, ...changed };
		const query = between( 'to', 'core/query' ).transform( given );
		const { align, columns, pagination, titleTag } = given;
		expect( query.attributes.query ).toMatchObject( {
			postType: 'eidan_portfolio',
			perPage: 6,
			order: 'asc',
			orderBy: 'title',
		} );
		expect( between( 'from', 'core/query' ).transform( query.attributes, query.innerBlocks ).attributes ).toEqual( {
			align,
			query: given.query,
			columns,
			pagination,
			titleTag,
			...comesBack,
		} );
	} );

	it( 'is offered for queries of portfolio items that stand by themselves', () => {
		const matches = between( 'from', 'core/query' ).isMatch!;
		expect( matches( { query: { postType: 'eidan_portfolio' } } ) ).toBe( true );
		expect( matches( { query: { postType: 'eidan_portfolio', inherit: true } } ) ).toBe( false );
		expect( matches( { query: { postType: 'post' } } ) ).toBe( false );
		expect( matches( {} ) ).toBe( false );
	} );

	it( 'takes titles and columns that it can have', () => {
		const query = between( 'to', 'core/query' ).transform( list );
		query.innerBlocks[ 0 ]!.attributes.layout = { type: 'grid', columnCount: 9 };
		query.innerBlocks[ 0 ]!.innerBlocks.find( ( { name } ) => name === 'core/post-title' )!.attributes.level = 1;
		expect(
			between( 'from', 'core/query' ).transform( query.attributes, query.innerBlocks ).attributes
		).toMatchObject( { columns: { desktop: 6 }, titleTag: 'h2' } );
	} );
} );
