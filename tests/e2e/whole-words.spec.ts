/**
 * Words stay whole. A word is broken only where it is wider than the block itself, see long-words.spec.ts: before that,
 * there are fewer columns, or the type is smaller.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settled } from './support/settled';

/** The longest word has twelve letters, as many as long words of usual English titles have. */
const TITLES = [ 'Interviewing photographers', 'Architecture and landscaping', 'Short' ];

const WIDTHS = [ 645, 400, 300 ];

/** Blocks with words in columns or slides, in the layouts that have room for them in a column of text. */
const LISTS: [ block: string, layouts: string[] ][] = [
	[ 'blog-list', [ 'grid', 'masonry', 'standard', 'side', 'minimal' ] ],
	[ 'portfolio-list', [ 'grid', 'masonry', 'offset' ] ],
	[ 'team-list', [ 'grid', 'slider', 'list' ] ],
	[ 'testimonials-list', [ 'grid', 'masonry', 'slider', 'single' ] ],
	[ 'portfolio-slider', [ 'below' ] ],
];

const TYPES: Record< string, string > = {
	'blog-list': 'post',
	'team-list': 'eidan_team',
	'testimonials-list': 'eidan_testimonial',
};

let made: Record< string, number[] >;

test.beforeAll( async ( { site } ) => {
	made = await site.php(
		`$made = array();
		foreach ( array( 'post', 'eidan_portfolio', 'eidan_team', 'eidan_testimonial' ) as $type ) {
			foreach ( json_decode( '${ JSON.stringify( TITLES ) }' ) as $title ) {
				$made[ $type ][] = wp_insert_post( array( 'post_type' => $type, 'post_title' => $title, 'post_content' => "<!-- wp:paragraph --><p>$title and nothing else.</p><!-- /wp:paragraph -->", 'post_excerpt' => "$title.", 'post_status' => 'publish' ) );
			}
		}
		return $made;`
	);
} );
test.afterAll( async ( { site } ) => {
	await site.php(
		`array_map( 'wp_delete_post', json_decode( '${ JSON.stringify( Object.values( made ).flat() ) }' ) );`
	);
} );

/** Returns the broken words of a page, with what they are in. Addresses may break, as they have no spaces. */
const broken = ( page: Page ) =>
	page.locator( '.entry-content' ).evaluate( ( content ) => {
		const found: string[] = [];
		const range = document.createRange();
		const texts = document.createTreeWalker( content, NodeFilter.SHOW_TEXT );
		for ( let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null ) {
			const parent = text.parentElement!;
			if ( ! parent.checkVisibility() || parent.closest( '.screen-reader-text,[inert],template,style,script' ) ) {
				continue;
			}
			for ( const { 0: word, index } of text.data.matchAll( /[^\s–—/-]+/g ) ) {
				range.setStart( text, index );
				range.setEnd( text, index + word.length );
				const lines = new Set( [ ...range.getClientRects() ].map( ( { top } ) => Math.round( top ) ) );
				if ( lines.size > 1 && ! /[@.]\w/.test( word ) ) {
					const root = parent.closest< HTMLElement >( '[data-of]' );
					found.push( `${ word } in ${ root?.dataset.of } (${ parent.className || parent.localName })` );
				}
			}
		}
		return [ ...new Set( found ) ];
	} );

for ( const viewport of [ 1440, 768 ] ) {
	test( `no word breaks in a narrow column of a page that is ${ viewport } px wide`, async ( { page, visit } ) => {
		const markup = WIDTHS.flatMap( ( width ) =>
			LISTS.flatMap( ( [ block, layouts ] ) =>
				layouts.map( ( layout ) => {
					const postType = TYPES[ block ] ?? 'eidan_portfolio';
					const attributes = { layout, query: { postType, include: made[ postType ] } };
					return `<!-- wp:html --><div data-of="${ block } ${ layout } ${ width }" style="inline-size:${ width }px;max-inline-size:100%"><!-- /wp:html --><!-- wp:eidan/${ block } ${ JSON.stringify( attributes ) } /--><!-- wp:html --></div><!-- /wp:html -->`;
				} )
			)
		).join( '\n\n' );
		await page.setViewportSize( { width: viewport, height: 900 } );
		await visit( markup );
		await settled( page );
		expect( await page.locator( '[data-of] article' ).count() ).toBeGreaterThan( 100 );
		expect( await broken( page ) ).toEqual( [] );
	} );
}
