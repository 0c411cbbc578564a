import { expect, test } from './fixtures';
import { settled } from './support/settled';

test( 'a page of blocks is served @both', async ( { page, visit } ) => {
	await visit( '<!-- wp:paragraph --><p>Good morning.</p><!-- /wp:paragraph -->', { title: 'Morning' } );
	await expect( page ).toHaveTitle( /Morning/ );
	await expect( page.getByText( 'Good morning.' ) ).toBeVisible();
} );

test( 'the editor opens, saves and opens again what was saved @both', async ( { editor } ) => {
	await editor.open();
	await editor.insert( 'core/paragraph', { content: 'Written here.' } );
	await expect( editor.canvas.getByText( 'Written here.' ) ).toBeVisible();
	const blocks = await editor.reload();
	expect( blocks.map( ( { name } ) => name ) ).toContain( 'core/paragraph' );
} );

test( 'pages ask no other host for pictures of emoji, whatever fonts the machine has @both @slow', async ( {
	page,
	visit,
	as,
} ) => {
	// WordPress stores in the session that the browser cannot draw emoji.
	const cannotDraw = () =>
		sessionStorage.setItem(
			'wpEmojiSettingsSupports',
			JSON.stringify( { supportTests: { flag: false, emoji: false }, timestamp: Date.now() } )
		);
	const asked: string[] = [];
	const own = await as( 'contributor' );
	for ( const each of [ page, own ] ) {
		await each.addInitScript( cannotDraw );
		each.on( 'request', ( request ) => asked.push( request.url() ) );
	}
	await visit( '<!-- wp:paragraph --><p>Look closer: 🔍</p><!-- /wp:paragraph -->' );
	await settled( page );
	await own.goto( '/wp-admin/profile.php' );
	await own.waitForLoadState();
	// Check that not even the loader is requested, as it may request images at any time.
	expect( asked.filter( ( url ) => /emoji/.test( url ) ) ).toEqual( [] );
	expect( asked.length ).toBeGreaterThan( 2 );
	for ( const each of [ page, own ] ) {
		await expect(
			each
				.locator( 'script', { hasText: '_wpemojiSettings' } )
				.or( each.locator( '#wp-emoji-settings, img.emoji' ) )
		).toHaveCount( 0 );
	}
} );

test( 'PHP runs inside the site', async ( { site } ) => {
	expect( await site.php( `return get_option( 'home' );` ) ).toBe( site.url );
	expect( await site.php( `return get_bloginfo( 'version' );` ) ).toBe( site.wordpress );
} );

test( 'a contributor logs in @slow', async ( { as } ) => {
	const page = await as( 'contributor' );
	await page.goto( '/wp-admin/post-new.php' );
	await expect( page.locator( 'iframe[name="editor-canvas"]' ) ).toBeVisible();
} );

test( 'another plugin of the site keeps addresses of its own', async ( { site } ) => {
	expect( await site.php( `return plugins_url( 'style.css', WP_PLUGIN_DIR . '/neighbour/neighbour.php' );` ) ).toBe(
		`${ site.url }/wp-content/plugins/neighbour/style.css`
	);
	expect( await site.php( `return plugins_url( 'style.css', EIDAN_FILE );` ) ).toBe(
		`${ site.url }/wp-content/plugins/eidan/style.css`
	);
} );

test( 'parts of a film are answered, as a film that loops is asked for', async ( { site, request } ) => {
	const film = `${ site.url }/wp-content/plugins/eidan/assets/demo/films/short.webm`;
	const whole = await ( await request.get( film ) ).body();
	const size = whole.length;
	for ( const [ range, first, last ] of [
		[ 'bytes=0-', 0, size - 1 ],
		[ 'bytes=100-199', 100, 199 ],
		[ 'bytes=-50', size - 50, size - 1 ],
	] as const ) {
		const answer = await request.get( film, { headers: { Range: range } } );
		expect( answer.status(), range ).toBe( 206 );
		expect( answer.headers()[ 'content-range' ], range ).toBe( `bytes ${ first }-${ last }/${ size }` );
		expect( ( await answer.body() ).equals( whole.subarray( first, last + 1 ) ), range ).toBe( true );
	}
	expect( ( await request.get( film, { headers: { Range: `bytes=${ size }-` } } ) ).status() ).toBe( 416 );
} );
