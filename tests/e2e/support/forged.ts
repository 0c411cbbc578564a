/**
 * A page with markup that a contributor may write around blocks to attack visitors: every `data-eidan-` attribute that
 * starts a view, with options that name another host, and elements with the IDs of the data that PHP prints for
 * modules.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sync as glob } from 'fast-glob';

const EVIL = 'https://evil.test/';
const root = join( __dirname, '../../..' );

/** Names of all views, found in the source. */
export const VIEWS = glob( [ 'src/view/**/*.ts', 'blocks/*/view{,/**/*}.ts' ], { cwd: root, absolute: true } ).flatMap(
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
 * Publishes the forged page, filtered by WordPress as a contributor's content is.
 *
 * @param php     Runs PHP on the site.
 * @param content Markup of blocks. An element for each view is put around it.
 * @return Address of the page, and the content that WordPress stored.
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

/** Collects the page's requests to the other host. The returned list grows with each of them. */
export const sentAway = ( page: Page ): string[] => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => request.url().includes( 'evil.test' ) && sent.push( request.url() ) );
	return sent;
};
