/**
 * The demo site, imported on a site of its own: every page as a visitor meets it,
 * every block as an editor does.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { logIn } from './setup/global';

interface ParsedBlock {
	name: string;
	isValid: boolean;
	originalContent?: string;
	innerBlocks: ParsedBlock[];
}

/** What the editor puts on its window. */
interface EditorWindow {
	wp: { blocks: { getBlockType: ( name: string ) => object | undefined; parse: ( content: string ) => ParsedBlock[] } };
}

interface Stored {
	key: string;
	content: string;
	path: string;
}

test( 'the demo renders without errors, its blocks are valid in the editor', async ( { browser } ) => {
	test.setTimeout( 600_000 );
	const { startSite } = await import( '../../tools/site/site.mjs' );
	const { pagePaths } = await import( '../../tools/demo/pages.mjs' );
	const site = await startSite( {
		name: 'demo-test',
		port: Number( process.env.EIDAN_TEST_PORT || 8950 ) + 20,
		reset: true,
	} );
	const context = await browser.newContext( {
		baseURL: site.url,
		storageState: await logIn( site.url ),
		viewport: { width: 1440, height: 900 },
		reducedMotion: 'reduce',
	} );
	const visitor = await browser.newContext( { baseURL: site.url, reducedMotion: 'reduce' } );
	try {
		expect( await site.php( `return \\Eidan\\Demo\\Importer::import( true );` ) ).toEqual( [] );
		const stored = ( await site.php( `
			$stored = array();
			foreach ( ( new \\Eidan\\Demo\\Ledger() )->made() as $key => $made ) {
				$post = 'post' === $made['kind'] ? get_post( $made['id'] ) : null;
				if ( $post && 'attachment' !== $post->post_type ) {
					$stored[] = array(
						'key'     => $key,
						'content' => $post->post_content,
						'path'    => (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ),
					);
				}
			}
			foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
				if ( str_starts_with( $pattern['name'], 'eidan/' ) ) {
					$stored[] = array( 'key' => $pattern['name'], 'content' => $pattern['content'], 'path' => '' );
				}
			}
			return $stored;
		` ) ) as Stored[];
		expect( stored.length ).toBeGreaterThan( 70 );

		await test.step( 'every stored block and every pattern is valid', async () => {
			const editor = await context.newPage();
			await editor.goto( '/wp-admin/post-new.php?post_type=page' );
			await editor.waitForFunction( () => Boolean( ( globalThis as Partial< EditorWindow > ).wp?.blocks?.getBlockType( 'eidan/blog-list' ) ) );
			const invalid = await editor.evaluate( ( list ) => {
				const { parse } = ( globalThis as Partial< EditorWindow > ).wp!.blocks;
				const found: string[] = [];
				const walk = ( key: string, blocks: ParsedBlock[] ) => {
					for ( const block of blocks ) {
						if ( ! block.isValid || block.name === 'core/missing' || block.name === 'core/freeform' ) {
							found.push( `${ key }: ${ block.name }\n${ block.originalContent?.slice( 0, 300 ) }` );
						}
						walk( key, block.innerBlocks );
					}
				};
				for ( const { key, content } of list ) {
					walk( key, parse( content ) );
				}
				return found;
			}, stored );
			expect( invalid ).toEqual( [] );
			await editor.close();
		} );

		const page = await visitor.newPage();
		const errors: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				errors.push( `${ page.url() }: ${ message.text() }` );
			}
		} );
		page.on( 'pageerror', ( error ) => errors.push( `${ page.url() }: ${ error.message }` ) );

		const paths = stored
			.filter( ( { key } ) => key.startsWith( 'page/' ) || [ 'post/a-map-is-an-argument', 'portfolio/northlight' ].includes( key ) )
			.map( ( { path } ) => path );
		expect( paths.length ).toBe( Object.keys( pagePaths() ).length + 2 );
		for ( const path of [ ...paths, '/category/essays/', '/portfolio/' ] ) {
			await test.step( path, async () => {
				await page.setViewportSize( { width: 1440, height: 900 } );
				await page.goto( path );
				await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
				const { violations } = await new AxeBuilder( { page } )
					.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
					.analyze();
				expect(
					violations.map( ( { id, nodes } ) => `${ path } ${ id }: ${ nodes.map( ( { html } ) => html ).join( '\n' ) }` )
				).toEqual( [] );
				await page.setViewportSize( { width: 320, height: 800 } );
				const over = await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );
				expect( over, `${ path } is too wide at 320 px` ).toBeLessThanOrEqual( 0 );
			} );
		}

		await test.step( 'the front page shows the widgets', async () => {
			await page.goto( '/' );
			for ( const block of [ 'text-marquee', 'portfolio-slider', 'interactive-link-showcase', 'parallax-image-showcase', 'video-showreel', 'blog-list', 'testimonials-list' ] ) {
				await expect( page.locator( `.wp-block-eidan-${ block }` ).first() ).toBeVisible();
			}
		} );
		expect( errors ).toEqual( [] );
	} finally {
		await context.close();
		await visitor.close();
		await site.stop();
	}
} );
