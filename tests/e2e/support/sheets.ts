/**
 * Sheets: pages that show several fixtures each, so that a matrix needs to open fewer pages.
 */
import type { Page } from '@playwright/test';
import type { SiteFacts } from '../setup/global';
import { blockSets, type Fixture } from './blocks';

/** A page's fixtures. No two are of the same block, as these have the same anchors. */
export interface Sheet {
	name: string;
	/** Whether these are the blocks' main fixtures, not variants such as `tabbed-info__vertical`. */
	isBase: boolean;
	fixtures: Fixture[];
}

/** Most fixtures on a sheet. With more, one sheet takes so long that the other workers wait for it. */
const MOST = 10;

const isBase = ( { name, slug }: Fixture ) => name === slug;

/** Blocks with the most variants come first: the others fill up their sheets, so that there are as few as can be. */
const sheetsOf = ( list: Fixture[] ): Fixture[][] => {
	const countOf = ( { slug }: Fixture ) => list.filter( ( fixture ) => fixture.slug === slug ).length;
	const rows: Fixture[][] = [];
	for ( const fixture of list.toSorted( ( one, other ) => countOf( other ) - countOf( one ) ) ) {
		const free = rows.find( ( row ) => row.length < MOST && ! row.some( ( { slug } ) => slug === fixture.slug ) );
		if ( free ) {
			free.push( fixture );
		} else {
			rows.push( [ fixture ] );
		}
	}
	return rows;
};

/** All sheets: first the blocks' main fixtures, then variants. Fixtures of the shop have sheets of their own. */
export const sheets: Sheet[] = blockSets.flatMap( ( { fixtures, tag } ) =>
	[ true, false ].flatMap( ( base ) =>
		sheetsOf( fixtures.filter( ( fixture ) => isBase( fixture ) === base ) ).map( ( list, index ) => ( {
			name: `${ base ? 'blocks' : 'variants' } ${ index + 1 } (${ [ ...new Set( list.map( ( { slug } ) => slug ) ) ].join( ', ' ) })${ tag }`,
			isBase: base,
			fixtures: list,
		} ) )
	)
);

export const baseSheets = sheets.filter( ( sheet ) => sheet.isBase );

/** Selector of the sections of a sheet. Each holds one fixture, whose name is in `data-fixture`. */
export const SECTION = '[data-fixture]';

/**
 * @param list  Fixtures.
 * @param width Width of the sections: `column` is the width of text, `full` the whole window, so that wide blocks
 *              are as wide as on a page of their own.
 * @return Markup of a page with each fixture in its own section.
 */
export const sheetMarkup = ( list: readonly Fixture[], width: 'column' | 'full' = 'column' ): string => {
	const [ align, alignClass ] = width === 'full' ? [ '"align":"full",', ' alignfull' ] : [ '', '' ];
	return list
		.map(
			( { name, content } ) =>
				`<!-- wp:group {${ align }"className":"eidan-fixture-${ name }","layout":{"type":"constrained"}} --><div class="wp-block-group${ alignClass } eidan-fixture-${ name }">${ content }</div><!-- /wp:group -->`
		)
		.join( '\n\n' );
};

/** Runs in the page: writes each fixture's name to its section, in `data-fixture`. */
const nameSections = () => {
	for ( const section of document.querySelectorAll( '[class*="eidan-fixture-"]' ) ) {
		section.setAttribute( 'data-fixture', /eidan-fixture-(\S+)/.exec( section.className )?.[ 1 ] ?? '' );
	}
};

/** Writes each fixture's name to its section. `SECTION` finds sections only after that. */
export const sectioned = ( page: Page ): Promise< void > => page.evaluate( nameSections );

type Site = SiteFacts & { php: < T = unknown >( code: string ) => Promise< T > };

/**
 * Publishes pages, all in one request. A page that exists already is used again. Lists on these pages show only items
 * of the demo or of the shop's beginning (site-switches.php): items of other tests would change them from one view to
 * the next.
 *
 * @param site     The site of the test.
 * @param contents Markup of each page.
 * @return Addresses of the pages, in the same order.
 */
export const publish = ( site: Site, contents: readonly string[] ): Promise< string[] > =>
	site.php< string[] >(
		`wp_set_current_user( 1 );
		$links = array();
		foreach ( json_decode( base64_decode( '${ Buffer.from( JSON.stringify( contents ) ).toString( 'base64' ) }' ), true ) as $content ) {
			$slug = 'sheet-' . md5( $content );
			$page = get_page_by_path( $slug );
			$links[] = get_permalink( $page ?? wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => 'A page', 'post_content' => $content ) ) ) );
		}
		return $links;`
	);

/**
 * Makes the window as high as the page. So nothing is off the screen, and everything moves and loads.
 *
 * @param page The page with a sheet.
 */
export const showAll = async ( page: Page ): Promise< void > => {
	const height = await page.evaluate( () => document.documentElement.scrollHeight );
	await page.setViewportSize( { width: page.viewportSize()?.width ?? 1440, height: Math.ceil( height * 1.2 ) } );
};
