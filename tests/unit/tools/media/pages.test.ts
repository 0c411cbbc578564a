/** What visitors of the demo notice on its pages, read from their markup and that of the patterns in them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join( __dirname, '../../../..' );

const read = ( path: string ) => readFileSync( join( ROOT, path ), 'utf8' );

/** Paths of patterns, and of pages and templates of the demo and its starters. */
const paths = [ 'patterns', 'assets/demo' ].flatMap( ( folder ) =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /\.(php|html)$/.test( name ) )
		.map( ( name ) => `${ folder }/${ name }` )
);

interface Grid {
	slug?: string;
	layout?: string;
	className?: string;
	columns?: Record< string, number >;
	query?: { perPage?: number };
	label?: string;
}

/** What a list has where its markup says nothing: its layout, and the columns of a grid. */
const usual = ( slug: string ): Grid => {
	const { attributes } = JSON.parse( read( `blocks/${ slug }/block.json` ) ) as {
		attributes: { layout: { default: string }; columns?: { properties: Record< string, { default: number } > } };
	};
	const columns = Object.entries( attributes.columns?.properties ?? {} ).map( ( [ width, { default: count } ] ) => [
		width,
		count,
	] );
	return { layout: attributes.layout.default, columns: Object.fromEntries( columns ) as Record< string, number > };
};

/** Grids that say how many items they have. Those that show a block as it comes have its columns, whatever fits. */
const grids = paths.flatMap( ( path ) =>
	[ ...read( path ).matchAll( /<!-- wp:eidan\/([a-z]+-list) (\{.*?\}) \/?-->/g ) ]
		.map( ( [ , slug = '', json = '' ] ) => {
			const { columns, ...more } = usual( slug );
			const own = JSON.parse( json.replace( /\{\{[^}]*\}\}/g, '0' ) ) as Grid;
			return { slug, ...more, ...own, columns: { ...columns, ...own.columns } };
		} )
		.filter( ( { layout, query, label } ) => layout === 'grid' && query?.perPage && label !== 'As it comes' )
		.map( ( grid ) => [ path, grid ] as const )
);

it( 'finds grids', () => {
	expect( grids.length ).toBeGreaterThan( 8 );
} );

it.each( grids )( '%s: the last row of a grid is full at every width', ( _, { slug, className, columns, query } ) => {
	// A large first entry has a row of its own.
	const rest = ( query?.perPage ?? 0 ) - Number( className?.includes( 'is-style-lead' ) ?? false );
	const left = Object.entries( columns )
		// An odd last portrait fills a row of two on a phone.
		.filter( ( [ width, count ] ) => ! ( slug === 'team-list' && width === 'phone' && count === 2 ) )
		.map( ( [ , count ] ) => rest % count );
	expect( left ).toEqual( left.map( () => 0 ) );
} );

it( 'an odd last portrait fills a row of two on a phone', () => {
	const rule = '[style*="columns-phone:2"] > .is-grid > :nth-child(odd):last-child {\n\t\tgrid-column: 1 / -1;';
	expect( read( 'blocks/team-list/style.scss' ) ).toContain( rule );
} );

/** A page with the markup of the patterns in it. */
const whole = ( markup: string ): string =>
	markup.replace( /<!-- wp:pattern \{"slug":"eidan\/([a-z-]+)"\} \/-->/g, ( _, name: string ) => {
		const pattern = `patterns/${ name }.php`;
		return existsSync( join( ROOT, pattern ) ) ? whole( read( pattern ) ) : '';
	} );

const pages = paths.filter( ( path ) => /\/pages\/[^/]+\.html$/.test( path ) );

it.each( pages )( '%s: no link to itself', ( path ) => {
	expect( whole( read( path ) ) ).not.toContain( `href="{{page:${ basename( path, '.html' ) }}}"` );
} );

it.each( pages )( '%s: an address among columns is small enough for one line', ( path ) => {
	// In three columns of 288 pixels, 22 letters of this size are longer than a line.
	expect( whole( read( path ) ) ).not.toMatch( /has-x-large-font-size"[^>]*><a href="mailto:/ );
} );
