/**
 * Scripts that a contributor stores in attributes. A visitor hovers, clicks and opens everything on the page, and an
 * administrator opens the block in the editor. No script may run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { tryAll, watchPayloads } from './support/hostile';
import { blockSets, type Fixture } from './support/blocks';
import { answeredPreviews, previewsTogether } from './support/previews';
import type { Schema } from '../../src/editor/validation/schema';

const payloads = (
	JSON.parse( readFileSync( join( __dirname, '../fixtures/xss-payloads.json' ), 'utf8' ) ) as { payload: string }[]
 ).map( ( { payload } ) => payload );

type Value = string | Value[] | { [ name: string ]: Value };

/**
 * Every so many payloads, one is also put into attributes that have a pattern. Not all of them: a block with a wrong
 * icon, for instance, shows nothing else.
 */
const PATTERNS_EVERY = 6;

/** Returns the payload in every place of an attribute that takes free text. */
const filled = ( schema: Schema, payload: string, patterns: boolean ): Value | undefined => {
	if ( schema.enum || schema.source || ( schema.pattern && ! patterns ) ) {
		return undefined;
	}
	if ( schema.properties ) {
		const members = Object.entries( schema.properties ).flatMap( ( [ name, member ] ) => {
			const value = filled( member, payload, patterns );
			return value === undefined ? [] : [ [ name, value ] as const ];
		} );
		return members.length ? Object.fromEntries( members ) : undefined;
	}
	if ( schema.type === 'array' ) {
		const value = schema.items && filled( schema.items, payload, patterns );
		return value === undefined ? undefined : [ value ];
	}
	return [ schema.type ].flat().includes( 'string' ) ? payload : undefined;
};

/** Returns the fixture once for each payload, which is in all attributes that take text. */
const hostile = ( { slug, content }: Fixture ): string => {
	const schemas = Object.entries(
		blockSets.find( ( { blocks } ) => slug in blocks )?.blocks[ slug ]?.attributes ?? {}
	);
	const opening = new RegExp( `<!-- wp:eidan/${ slug }( \\{.*?\\})? (/?)-->` );
	const own = JSON.parse( opening.exec( content )?.[ 1 ] || '{}' ) as Record< string, unknown >;
	const instances = payloads.map( ( payload, index ) => {
		const attributes = Object.fromEntries(
			schemas.flatMap( ( [ key, schema ] ) => {
				const value = filled( schema, payload, index % PATTERNS_EVERY === 0 );
				return value === undefined ? [] : [ [ key, value ] ];
			} )
		);
		const json = JSON.stringify( { ...own, ...attributes, className: payload, anchor: payload } )
			.replace( /--/g, '\\u002d\\u002d' )
			.replace( /</g, '\\u003c' )
			.replace( />/g, '\\u003e' )
			.replace( /&/g, '\\u0026' );
		return content.replace( opening, ( ...[ , , end ] ) => `<!-- wp:eidan/${ slug } ${ json } ${ end }-->` );
	} );
	return instances.join( '\n\n' );
};

/** Milliseconds to wait for pictures of hostile addresses. Those of sliders may never end. */
const PATIENCE = 4_000;

/**
 * Runs in the editor: waits until what arrived is drawn, and until its pictures have loaded or failed. Those that are
 * far away wait themselves.
 *
 * @param patience Milliseconds to wait at most.
 */
const picturesAnswered = async ( patience: number ) => {
	const end = performance.now() + patience;
	const isLoading = () =>
		[
			...document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' )!.contentDocument!.images,
		].some( ( { complete, loading } ) => ! complete && loading !== 'lazy' );
	for ( let drawn = 0; drawn < 2 || ( isLoading() && performance.now() < end ); drawn++ ) {
		await new Promise( ( then ) => requestAnimationFrame( then ) );
	}
	await new Promise( ( then ) => setTimeout( then ) );
};

/** How many blocks one editor checks, one after the other. Loading the editor takes as long as ten of them. */
const AT_ONCE = 15;

const turns = blockSets.flatMap( ( { fixtures, tag } ) => {
	const base = fixtures.filter( ( fixture ) => fixture.name === fixture.slug );
	return Array.from( { length: Math.ceil( base.length / AT_ONCE ) }, ( _, index ) => ( {
		tag,
		turn: base.slice( index * AT_ONCE, ( index + 1 ) * AT_ONCE ),
	} ) );
} );

for ( const { turn, tag } of turns ) {
	test( `${ turn.map( ( { name } ) => name ).join( ', ' ) }: no stored script runs${ tag } @slow`, async ( {
		site,
		page,
		ownEditor: editor,
		allowErrors,
	}, { parallelIndex } ) => {
		test.setTimeout( 480_000 );
		// Payloads cause errors in the console: wrong addresses, missing images, broken attributes.
		allowErrors( /./ );

		const stored = await site.php< { id: number; url: string; content: string }[] >(
			`$login = 'hostile-${ parallelIndex }';
			$author = username_exists( $login ) ?: wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'password', 'role' => 'contributor' ) );
			// From here on, WordPress filters what is stored as it does for a contributor.
			wp_set_current_user( $author );
			$stored = array();
			foreach ( json_decode( base64_decode( '${ Buffer.from( JSON.stringify( turn.map( hostile ) ) ).toString( 'base64' ) }' ), true ) as $content ) {
				$request = new WP_REST_Request( 'POST', '/wp/v2/posts' );
				$request->set_body_params( array( 'title' => 'Hostile', 'content' => $content, 'status' => 'draft', '_fields' => 'id' ) );
				$id = rest_do_request( $request )->get_data()['id'];
				// A draft has no slug. Publishing would not add one, and its address would be that of the front page.
				$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => "hostile-$id" ), array( 'ID' => $id ) );
				clean_post_cache( $id );
				wp_publish_post( $id );
				$stored[] = array(
					'id'      => $id,
					'url'     => get_permalink( $id ),
					'content' => get_post( $id )->post_content,
				);
			}
			return $stored;`
		);
		expect( stored.every( ( { id } ) => id > 0 ) ).toBe( true );

		const hits = await watchPayloads( page );
		const adminHits = await watchPayloads( editor.page );
		await previewsTogether( editor.page );
		await editor.openPost( stored[ 0 ]!.id );
		for ( const [ index, { name } ] of turn.entries() ) {
			const { id, url, content } = stored[ index ]!;
			// WordPress's filters may remove some payloads. But if none is left, the test would try nothing.
			expect( content, `${ name } holds what would run` ).toContain( 'eidanXss' );
			expect( content, `${ name } was stored by somebody without unfiltered HTML` ).not.toContain(
				'u003cscript'
			);
			const onPage = async () => {
				await page.goto( url );
				await expect( page.locator( `body.postid-${ id }` ), 'the page of the hostile post' ).toHaveCount( 1 );
				await page.evaluate( tryAll );
				expect.soft( hits, `${ name } ran on the page` ).toEqual( [] );
				hits.length = 0;
			};
			const inEditor = async () => {
				if ( index ) {
					await editor.fill( content );
				}
				// Wait for all previews: one for each payload. The network need not be idle, as sliders go on loading images.
				await expect(
					editor.canvas.locator(
						'.eidan-server-preview[aria-busy="true"], .eidan-server-preview__placeholder'
					)
				).toHaveCount( 0, { timeout: 180_000 } );
				await editor.page.evaluate( picturesAnswered, PATIENCE );
				for ( const [ block, { asked, rendered } ] of Object.entries(
					await answeredPreviews( editor.page )
				) ) {
					expect
						.soft( rendered, `of ${ asked } hostile ${ block } in ${ name }, some render` )
						.toBeGreaterThan( 0 );
				}
				expect.soft( adminHits, `${ name } ran in the editor` ).toEqual( [] );
				adminHits.length = 0;
			};
			// A visitor and an administrator, each in a window of their own.
			await Promise.all( [
				test.step( `${ name } on the page`, onPage ),
				test.step( `${ name } in the editor`, inEditor ),
			] );
		}
	} );
}
