/**
 * Creates 24 posts about the coast on the site, and builds lists of them.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

export const route = /\/eidan\/v1\/get-posts/;

// Creates 24 posts, all in the category "Coast" and each in one of three more. They are created once per site. Lists
// show this category only, as other tests create posts, too.
export const useCoast = () => {
	test.beforeAll( async ( { site } ) => {
		// All workers run this. The first one creates the posts, the others wait for it. add_option() cannot tell who
		// is first: if two workers call it at the same moment, it returns true to both.
		const first = `global $wpdb; return $wpdb->query( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( 'eidan_e2e_coast', 'busy', 'off' )" );`;
		if ( await site.php< number >( first ) ) {
			await site.php( `
		$terms = array();
		foreach ( array( 'Tides', 'Harbours', 'Lights' ) as $name ) {
			$terms[] = wp_insert_term( $name, 'category', array( 'slug' => 'list-' . strtolower( $name ) ) )['term_id'];
		}
		$all = wp_insert_term( 'Coast', 'category', array( 'slug' => 'list-coast' ) )['term_id'];
		for ( $i = 1; $i <= 24; $i++ ) {
			$id = wp_insert_post( array(
				'post_title'    => sprintf( 'Coast %02d', $i ),
				'post_content'  => 'Words about the coast.',
				'post_status'   => 'publish',
				'post_date'     => gmdate( 'Y-m-d H:i:s', time() - $i * DAY_IN_SECONDS ),
				'post_category' => array( $all, $terms[ $i % 3 ] ),
			) );
			wp_set_post_terms( $id, array_keys( array_filter( array( 'list-calm' => 0 === $i % 2, 'list-rough' => 0 === $i % 5 ) ) ), 'post_tag' );
		}
		update_option( 'eidan_e2e_coast', 'done' );` );
		}
		await expect
			.poll( () => site.php( "return get_option( 'eidan_e2e_coast' );" ), { timeout: 30_000 } )
			.toBe( 'done' );
	} );

	test.beforeEach( async ( { site } ) => {
		coast ||= await site.php< number >( "return get_term_by( 'slug', 'list-coast', 'category' )->term_id;" );
	} );
};

let coast = 0;

/** Markup of a list of these posts, five on each page. */
export const block = ( attributes: { query?: object; [ name: string ]: unknown } = {} ) =>
	`<!-- wp:eidan/blog-list ${ JSON.stringify( {
		elements: [ 'title', 'excerpt' ],
		...attributes,
		query: { perPage: 5, terms: [ { taxonomy: 'category', include: [ coast ] } ], ...attributes.query },
	} ) } /-->`;

export const titles = ( page: Page, list = 0 ) =>
	page.locator( '.eidan-list' ).nth( list ).locator( 'article h3' ).allTextContents();
export const names = ( from: number, to: number ) =>
	Array.from( { length: to - from + 1 }, ( _, index ) => `Coast ${ `${ from + index }`.padStart( 2, '0' ) }` );
export const status = ( page: Page ) => page.locator( '.eidan-list__status' ).first();
export const more = ( page: Page ) => page.getByRole( 'link', { name: 'Load more' } );
