/**
 * Fixtures by the page: several on one, so that one visit answers for all of them.
 */
import type { Page } from '@playwright/test';
import type { SiteFacts } from '../setup/global';
import { stocks, type Fixture } from './blocks';

/** Fixtures that share a page: no two of one block, since those have the same anchors. */
export interface Sheet {
	name: string;
	/** Whether they are the blocks' own, not variants. */
	isBase: boolean;
	fixtures: Fixture[];
}

/** A page of more takes long to look at, and the browsers that share the work wait for the longest. */
const MOST = 10;

const isBase = ( { name, slug }: Fixture ) => name === slug;

const sheetsOf = ( list: Fixture[] ): Fixture[][] => {
	const rows: Fixture[][] = [];
	for ( const fixture of list ) {
		const free = rows.find( ( row ) => row.length < MOST && ! row.some( ( { slug } ) => slug === fixture.slug ) );
		if ( free ) {
			free.push( fixture );
		} else {
			rows.push( [ fixture ] );
		}
	}
	return rows;
};

/** Every fixture, on as few pages as can be: first the blocks' own, then variants; those of the shop apart. */
export const sheets: Sheet[] = stocks.flatMap( ( { fixtures, tag } ) =>
	[ true, false ].flatMap( ( base ) =>
		sheetsOf( fixtures.filter( ( fixture ) => isBase( fixture ) === base ) ).map( ( list, index ) => ( {
			name: `${ base ? 'blocks' : 'variants' } ${ index + 1 } (${ [ ...new Set( list.map( ( { slug } ) => slug ) ) ].join( ', ' ) })${ tag }`,
			isBase: base,
			fixtures: list,
		} ) )
	)
);

export const baseSheets = sheets.filter( ( sheet ) => sheet.isBase );

/** Element of a sheet that holds one fixture; its name is in `data-fixture`. */
export const SECTION = '[data-fixture]';

/**
 * @param list  Fixtures.
 * @param width Of the sections: `column` for that of text, `full` for the whole window, so that wide blocks are as wide
 *              as on a page of their own.
 * @return Markup of a page, each of them in a section of its own.
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

/** Names the sections of a page, for those that ask where something is; part of every visit. */
const nameSections = () => {
	for ( const section of document.querySelectorAll( '[class*="eidan-fixture-"]' ) ) {
		section.setAttribute( 'data-fixture', /eidan-fixture-(\S+)/.exec( section.className )?.[ 1 ] ?? '' );
	}
};

/** @param page Page that shows a sheet. */
export const sectioned = ( page: Page ): Promise< void > => page.evaluate( nameSections );

type Site = SiteFacts & { php: < T = unknown >( code: string ) => Promise< T > };

/**
 * Publishes pages, all by one call; a page that is there already is taken as it is. Their lists show the demo's entries
 * alone (site-switches.php): those that other tests make would change them from one view to the next.
 *
 * @param site     The site of the test.
 * @param contents Markup of each.
 * @return Their addresses, in the same order.
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
 * Makes the window as high as the page: nothing is off the screen, and everything runs.
 *
 * @param page Page that shows a sheet.
 */
export const showAll = async ( page: Page ): Promise< void > => {
	const height = await page.evaluate( () => document.documentElement.scrollHeight );
	await page.setViewportSize( { width: page.viewportSize()?.width ?? 1440, height: Math.ceil( height * 1.2 ) } );
};
