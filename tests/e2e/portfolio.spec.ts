import type { Browser, Locator, Page } from '@playwright/test';
import type { Editor } from './editor';
import { expect, test } from './fixtures';
import { axe } from './support/axe';

interface Item {
	id: number;
	link: string;
	meta: Record< string, unknown >;
}

type Api = < T >( method: string, route: string, data?: object ) => Promise< T >;

const IMAGES = `
$pictures = array();
foreach ( array( array( 900, 600 ), array( 500, 700 ), array( 800, 800 ) ) as $index => $size ) {
	$image = imagecreatetruecolor( $size[0], $size[1] );
	imagefill( $image, 0, 0, imagecolorallocate( $image, 60 * $index, 90, 120 ) );
	$file = wp_upload_dir()['path'] . '/' . wp_unique_filename( wp_upload_dir()['path'], "portfolio-$index.png" );
	imagepng( $image, $file );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$id = wp_insert_attachment( array( 'post_title' => "Portfolio picture $index", 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', "Colour $index" );
	$pictures[] = $id;
}
return $pictures;`;

const makeItem = async ( api: Api, imageIds: number[], more: object = {} ) =>
	api< Item >( 'POST', 'wp/v2/portfolio-items', {
		title: 'The quiet terminal',
		content: '<!-- wp:paragraph --><p>What was asked and what was done.</p><!-- /wp:paragraph -->',
		excerpt: 'A harbour building that finds its voice.',
		status: 'publish',
		featured_media: imageIds[ 0 ],
		meta: {
			eidan_client: 'Port of Nord',
			eidan_date: '2026-05',
			eidan_website: 'https://example.com/terminal',
			eidan_gallery: imageIds,
			eidan_light_skin: true,
		},
		...more,
	} );

async function violations( page: Page, browser: Browser ) {
	void browser;
	const { violations: found } = await axe( page )
		.include( 'main' )
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] )
		.analyze();
	return found.map( ( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( ' ' ) }` );
}

/** Opens the details panel. WordPress stores open tabs and panels per user, and other tests use the same user. */
const openDetails = async ( editor: Editor ) => {
	await editor.page.evaluate( async () => {
		const { wp } = window as unknown as {
			wp: {
				data: { dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => Promise< void > > };
			};
		};
		await wp.data.dispatch( 'core/interface' ).enableComplementaryArea!( 'core', 'edit-post/document' );
	} );
	const toggle = editor.sidebar
		.locator( '.eidan-portfolio-panel' )
		.getByRole( 'button', { name: 'Portfolio details' } );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.click();
	}
};

test( 'the panel saves what an author types, and shows it again @both', async ( { editor, api, site } ) => {
	const imageIds = await site.php< number[] >( IMAGES );
	const id = await editor.open( '<!-- wp:eidan/portfolio-details /-->', 'portfolio-items' );
	const panel = editor.sidebar.locator( '.eidan-portfolio-panel' );
	await openDetails( editor );
	await panel.getByLabel( 'Client' ).fill( 'Atelier Nord' );
	await panel.getByLabel( 'Date' ).fill( '2026-13' );
	await panel.getByLabel( 'Website' ).fill( 'example.com/work' );
	await expect( panel.getByText( 'This is not a date' ) ).toBeVisible();
	await panel.getByLabel( 'Date' ).fill( '2026-05' );
	await panel.getByLabel( 'Light skin' ).check();

	await panel.getByRole( 'button', { name: 'Choose images' } ).click();
	const modal = editor.page.getByRole( 'dialog' );
	await modal.getByRole( 'tab', { name: 'Media Library' } ).click();
	await modal.getByRole( 'checkbox', { name: 'Portfolio picture 1' } ).first().click();
	await modal.getByRole( 'checkbox', { name: 'Portfolio picture 2' } ).first().click();
	await modal.getByRole( 'button', { name: 'Create a new gallery' } ).click();
	await modal.getByRole( 'button', { name: 'Insert gallery' } ).click();
	await expect( panel.getByRole( 'listitem' ) ).toHaveCount( 2 );

	const block = editor.canvas.locator( '.wp-block-eidan-portfolio-details' );
	await expect( block ).toContainText( 'Atelier Nord' );
	await expect( block ).toContainText( 'May 2026' );

	await editor.reload();
	const { meta } = await api< Item >( 'GET', `wp/v2/portfolio-items/${ id }?context=edit` );
	expect( meta ).toMatchObject( {
		eidan_client: 'Atelier Nord',
		eidan_date: '2026-05',
		eidan_website: 'https://example.com/work',
		eidan_light_skin: true,
	} );
	expect( ( meta.eidan_gallery as number[] ).length ).toBe( 2 );
	expect( imageIds ).toHaveLength( 3 );
	await openDetails( editor );
	await expect( panel.getByLabel( 'Client' ) ).toHaveValue( 'Atelier Nord' );
} );

test( 'details on a page show no invented facts, but what to do @slow', async ( { editor, allowErrors } ) => {
	allowErrors( /404/ );
	// The browser may report this error late, when the next test uses the same editor. So wait for it here.
	const logged = editor.page.waitForEvent( 'console', ( message ) => message.location().url.includes( '999999' ) );
	await editor.open( '<!-- wp:eidan/portfolio-details /--><!-- wp:eidan/portfolio-details {"itemId":999999} /-->' );
	const blocks = editor.canvas.locator( '.wp-block-eidan-portfolio-details' );
	await expect( blocks.first() ).toContainText( 'Choose a portfolio item in the block settings.' );
	await expect( blocks.last() ).toContainText( 'no longer exists' );
	await expect( editor.canvas.getByText( 'Atelier Nord' ) ).toHaveCount( 0 );
	await logged;
} );

test( 'the panel is not there for other posts @slow', async ( { editor } ) => {
	await editor.open( '', 'posts' );
	await expect( editor.sidebar ).toBeVisible();
	await expect( editor.sidebar.getByRole( 'button', { name: 'Portfolio details' } ) ).toHaveCount( 0 );
} );

test( 'blocks bound to the item show its values in the editor, and change them @slow', async ( { editor, api } ) => {
	const item = await makeItem( api, [] );
	await api( 'POST', `wp/v2/portfolio-items/${ item.id }`, {
		content:
			'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/portfolio","args":{"key":"client"}}}}} --><p></p><!-- /wp:paragraph -->' +
			'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/portfolio","args":{"key":"date"}}}}} --><p></p><!-- /wp:paragraph -->',
	} );
	await editor.openPost( item.id );
	const paragraphs = editor.canvas.locator( 'p[data-type="core/paragraph"]' );
	await expect( paragraphs.nth( 0 ) ).toHaveText( 'Port of Nord' );
	await expect( paragraphs.nth( 1 ) ).toHaveText( 'May 2026' );
	await paragraphs.nth( 0 ).click();
	await editor.page.keyboard.press( 'End' );
	await editor.page.keyboard.type( ' & Sons' );
	await editor.save();
	const { meta } = await api< Item >( 'GET', `wp/v2/portfolio-items/${ item.id }?context=edit` );
	expect( meta.eidan_client ).toBe( 'Port of Nord & Sons' );
} );

test( 'a gallery of the item has the chosen layout in the canvas @slow', async ( { editor, api, site } ) => {
	const imageIds = await site.php< number[] >( IMAGES );
	await api( 'POST', `wp/v2/media/${ imageIds[ 1 ] }`, { caption: 'A <em>tall</em> one' } );
	const item = await makeItem( api, imageIds );
	await editor.openPost( item.id );
	const bindings = { images: { source: 'eidan/portfolio', args: { key: 'gallery' } } };
	await editor.insert( 'eidan/image-gallery', { layout: 'rows', rowHeight: 120, metadata: { bindings } } );
	await editor.insert( 'eidan/image-gallery', {
		layout: 'grid',
		columns: 2,
		ratio: '1/1',
		captions: 'none',
		metadata: { bindings },
	} );
	const [ rows, grid ] = [ 'rows', 'grid' ].map( ( layout ) =>
		editor.canvas.locator( `.eidan-item-gallery.is-${ layout }` )
	);
	await expect( rows!.locator( 'figcaption' ) ).toHaveText( [ 'A tall one' ] );
	await expect( grid!.locator( 'figcaption' ) ).toBeHidden();

	const ratios = ( gallery: Locator ) =>
		gallery
			.locator( 'img' )
			.evaluateAll( ( images ) =>
				images
					.map( ( image ) => image.getBoundingClientRect() )
					.map( ( { width, height } ) => ( width / height ).toFixed( 1 ) )
			);
	// In justified rows an image is as wide as its ratio requires.
	await expect.poll( () => ratios( rows! ) ).toEqual( [ '1.5', '0.7', '1.0' ] );
	await expect.poll( () => ratios( grid! ) ).toEqual( [ '1.0', '1.0', '1.0' ] );
	expect(
		await grid!.evaluate( ( element ) => getComputedStyle( element ).gridTemplateColumns.split( ' ' ).length )
	).toBe( 2 );
} );

test( 'the single template shows the item, its pictures and its neighbours @both @slow', async ( {
	page,
	api,
	site,
	browser,
} ) => {
	const imageIds = await site.php< number[] >( IMAGES );
	await makeItem( api, imageIds, { title: 'An older project', date: '2020-01-01T10:00:00' } );
	const { link } = await makeItem( api, imageIds );
	await page.goto( link );

	await expect( page.getByRole( 'heading', { level: 1, name: 'The quiet terminal' } ) ).toBeVisible();
	await expect( page.getByText( 'A harbour building that finds its voice.' ) ).toBeVisible();
	const details = page.locator( '.wp-block-eidan-portfolio-details' );
	await expect( details ).toContainText( 'Port of Nord' );
	await expect( details ).toContainText( 'May 2026' );
	await expect( details.getByRole( 'link', { name: 'example.com/terminal' } ) ).toBeVisible();
	await expect( page.locator( '.eidan-gallery img' ) ).toHaveCount( 3 );
	await expect( page.locator( 'body' ) ).toHaveClass( /has-eidan-light-skin/ );
	await expect( page.getByRole( 'navigation', { name: 'More projects' } ).getByRole( 'link' ).first() ).toBeVisible();

	expect( await violations( page, browser ) ).toEqual( [] );
	for ( const width of [ 320, 768 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth )
		).toBeLessThanOrEqual( 0 );
	}
} );

test( 'the archive lists items and their categories @both @slow', async ( { page, api, browser, site } ) => {
	const name = `Wayfinding ${ Date.now() }`;
	const { id, link } = await api< { id: number; link: string } >( 'POST', 'wp/v2/portfolio-categories', { name } );
	await makeItem( api, [], { title: 'Signs for a hospital', 'portfolio-categories': [ id ] } );
	await page.goto( `${ site.url }/portfolio/` );
	await expect( page.getByRole( 'heading', { level: 1, name: 'Portfolio' } ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Signs for a hospital' } ).first() ).toBeVisible();
	expect( await violations( page, browser ) ).toEqual( [] );
	await page.setViewportSize( { width: 320, height: 800 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual(
		0
	);

	await page.goto( link );
	await expect( page.getByRole( 'heading', { level: 1, name } ) ).toBeVisible();
	await expect( page.locator( 'main' ).getByRole( 'heading', { level: 2 } ) ).toHaveText( [
		'Signs for a hospital',
	] );
} );

test( 'the templates are valid blocks for the site editor @both @slow', async ( { editor, api } ) => {
	const patterns = await api< { name: string; content: string }[] >( 'GET', 'wp/v2/block-patterns/patterns' );
	await editor.open();
	for ( const name of [ 'eidan/portfolio-single', 'eidan/portfolio-archive' ] ) {
		const content = patterns.find( ( pattern ) => pattern.name === name )?.content;
		expect( content, name ).toBeTruthy();
		const invalid = await editor.page.evaluate( ( markup ) => {
			interface Block {
				name: string;
				isValid: boolean;
				innerBlocks: Block[];
			}
			const { wp } = window as unknown as { wp: { blocks: { parse: ( content: string ) => Block[] } } };
			const walk = ( blocks: Block[] ): string[] =>
				blocks.flatMap( ( block ) => [
					...( block.isValid && block.name !== 'core/missing' ? [] : [ block.name ] ),
					...walk( block.innerBlocks ),
				] );
			return walk( wp.blocks.parse( markup ) );
		}, content! );
		expect( invalid, name ).toEqual( [] );
	}
} );
