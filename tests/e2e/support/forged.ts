/**
 * What a contributor may write around blocks: every attribute by which a view starts, with options that name another
 * host, and elements with the ids of the data that PHP prints for modules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sync as glob } from 'fast-glob';

const EVIL = 'https://evil.test/';
const root = join( __dirname, '../../..' );

/** Names of all views. */
export const VIEWS = glob( [ 'src/view/**/*.ts', 'blocks/*/view.ts' ], { cwd: root, absolute: true } ).flatMap(
	( file ) =>
		[ ...readFileSync( file, 'utf8' ).matchAll( /\bdefine(?:<[^(]+>)?\(\s*'([a-z-]+)'/g ) ].map(
			( [ , name ] ) => name!
		)
);

const options = JSON.stringify( {
	...Object.fromEntries(
		[
			'route',
			'url',
			'address',
			'href',
			'src',
			'path',
			'link',
			'action',
			'choices',
			'cart',
			'seek',
			'settings',
		].map( ( name ) => [ name, EVIL ] )
	),
	limit: 5,
	service: EVIL,
	words: { items: '%s' },
} ).replace( /"/g, '&quot;' );

/**
 * Publishes a page that a contributor wrote.
 *
 * @param php     Runs on the site.
 * @param content Blocks, which every forged view is put around.
 * @return Its address, and what WordPress has stored.
 */
export const forged = (
	php: < T >( code: string ) => Promise< T >,
	content: string
): Promise< { url: string; stored: string } > => {
	const ids = VIEWS.map(
		( name ) =>
			`<div id="wp-script-module-data-@eidan/${ name }" hidden>{"url":"${ EVIL }","choices":"${ EVIL }","path":"${ EVIL }"}</div>`
	);
	const around = VIEWS.reduceRight(
		( inner, name ) => `<div data-eidan-${ name }="${ options }">\n${ inner }\n</div>`,
		content
	);
	const written = Buffer.from( ids.join( '' ) + around ).toString( 'base64' );
	return php(
		`$stored = wp_unslash( wp_filter_post_kses( wp_slash( base64_decode( '${ written }' ) ) ) );
		$id = wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Forged', 'post_content' => $stored ) ) );
		return array( 'url' => get_permalink( $id ), 'stored' => get_post( $id )->post_content );`
	);
};

/** What a page asks of the other host. */
export const sentAway = ( page: Page ): string[] => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => request.url().includes( 'evil.test' ) && sent.push( request.url() ) );
	return sent;
};
