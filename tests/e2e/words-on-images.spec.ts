/**
 * Text straight on images can be read, whatever the images are: black, white, in stripes. The contrast is measured from
 * the pixels of screenshots.
 *
 * @group slow
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sentence, tooPale, wordReader } from './support/contrast/words';
import { finishAnimations, loadImages, settled } from './support/settled';
import { SECTION } from './support/sheets';

/** Images that GD draws on a canvas of 600 × 400 pixels, each as PHP. */
const IMAGES = {
	black: `imagefill( $image, 0, 0, 0 );`,
	white: `imagefill( $image, 0, 0, 0xffffff );`,
	gray: `imagefill( $image, 0, 0, 0x808080 );`,
	sky: `imagefill( $image, 0, 0, 0x303428 ); imagefilledrectangle( $image, 0, 0, 599, 180, 0xf4f8ff );`,
	stripes: `for ( $x = 0; $x < 600; $x += 100 ) { imagefilledrectangle( $image, $x, 0, $x + 49, 399, 0xffffff ); }`,
};

const NAMES = Object.keys( IMAGES );

/** Makes one portfolio item for each image. Returns ids of the items and of the images. */
const makeItems = ( site: { php: < T >( code: string ) => Promise< T > } ) =>
	site.php< { items: number[]; images: number[]; urls: string[] } >(
		`require_once ABSPATH . 'wp-admin/includes/image.php';
		$made = array( 'items' => array(), 'images' => array(), 'urls' => array() );
		${ Object.entries( IMAGES )
			.map(
				( [ name, code ] ) => `$image = imagecreatetruecolor( 600, 400 ); ${ code }
		$path = wp_upload_dir()['path'] . '/words-${ name }.png'; imagepng( $image, $path );
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => '${ name }' ), $path );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
		$item = wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_status' => 'publish', 'post_date' => '2001-01-01 00:00:00', 'menu_order' => 999, 'post_title' => 'Quiet rooms by the water' ) );
		set_post_thumbnail( $item, $id );
		$made['items'][] = $item; $made['images'][] = $id; $made['urls'][] = wp_get_attachment_url( $id );`
			)
			.join( '\n' ) }
		return $made;`
	);

type Made = Awaited< ReturnType< typeof makeItems > >;

const query = ( ids: number[] ) => ( {
	postType: 'eidan_portfolio',
	perPage: ids.length,
	include: ids,
	order: 'manual',
} );
const block = ( name: string, attributes: object ) => `<!-- wp:eidan/${ name } ${ JSON.stringify( attributes ) } /-->`;
const links = ( { images, urls }: Made, layout: string, image: number, more = {} ) =>
	`<!-- wp:eidan/interactive-link-showcase ${ JSON.stringify( { layout, ...more } ) } --><!-- wp:eidan/interactive-link-showcase-item ${ JSON.stringify(
		{
			title: 'Studio',
			text: 'Two rooms',
			url: '#x',
			media: { url: urls[ image ], id: images[ image ], type: 'image' },
		}
	) } --><li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="#x"><span class="eidan-links__title">Studio</span><span class="eidan-links__text">Two rooms</span></a><figure class="eidan-links__media"><img src="${
		urls[ image ]
	}" alt=""/></figure></li><!-- /wp:eidan/interactive-link-showcase-item --><!-- /wp:eidan/interactive-link-showcase -->`;
const layers = ( { images, urls }: Made, image: number, attributes: object, words = '', item = {} ) =>
	`<!-- wp:eidan/parallax-image-showcase ${ JSON.stringify( attributes ) } --><div class="wp-block-eidan-parallax-image-showcase"><div class="eidan-showcase"><!-- wp:eidan/parallax-image-showcase-item ${ JSON.stringify(
		{
			id: images[ image ],
			width: 600,
			height: 400,
			main: true,
			level: -1,
			place: { x: 10, y: 0, width: 70 },
			...item,
		}
	) } --><figure class="wp-block-eidan-parallax-image-showcase-item"><img src="${ urls[ image ] }" alt="" class="wp-image-${
		images[ image ]
	}" width="600" height="400"/></figure><!-- /wp:eidan/parallax-image-showcase-item -->${
		words || '<!-- wp:heading --><h2 class="wp-block-heading">Rooms that keep the light</h2><!-- /wp:heading -->'
	}</div></div><!-- /wp:eidan/parallax-image-showcase -->`;

test( 'text on images can be read on every image, at every width', async ( { page, site, visit } ) => {
	test.setTimeout( 240_000 );
	const made = await makeItems( site );
	const { items } = made;
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit(
		[
			block( 'portfolio-list', {
				query: query( items ),
				textPosition: 'over',
				elements: [ 'number', 'title', 'excerpt', 'date' ],
			} ),
			block( 'portfolio-list', { query: query( items ), textPosition: 'over', layout: 'tiles' } ),
			block( 'portfolio-slider', { query: query( items ), layout: 'over' } ),
			block( 'fixed-portfolio-list', { query: query( items ) } ),
			block( 'fixed-portfolio-list', { query: query( items ), textPosition: 'center' } ),
			...items.map( ( id ) =>
				block( 'portfolio-interactive-showcase', {
					query: query( [ id ] ),
					elements: [ 'number', 'date' ],
					style: { dimensions: { minHeight: '20rem' } },
				} )
			),
			...NAMES.map( ( _, index ) => links( made, 'columns', index ) ),
			links( made, 'slider', NAMES.indexOf( 'white' ) ),
			...NAMES.map( ( _, index ) => layers( made, index, {} ) ),
			layers( made, NAMES.indexOf( 'sky' ), { contentPosition: 'top right' } ),
			layers( made, NAMES.indexOf( 'stripes' ), { contentPosition: 'center center', align: 'full' } ),
			// More words than fit on an image.
			layers(
				made,
				NAMES.indexOf( 'black' ),
				{},
				`<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>${ 'Rooms that keep the light. '.repeat(
					40
				) }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`
			),
			// A color that the author chose.
			layers(
				made,
				NAMES.indexOf( 'white' ),
				{},
				'<!-- wp:heading {"style":{"color":{"text":"#ffffff"}}} --><h2 class="wp-block-heading has-text-color" style="color:#ffffff">White by choice</h2><!-- /wp:heading -->'
			),
		].join( '\n' )
	);
	for ( const width of [ 1200, 390 ] ) {
		const readWords = await wordReader( page, width );
		await settled( page );
		await loadImages( page );
		await finishAnimations( page );
		const words = await readWords( 'main' );
		expect.soft( words.length, 'words are seen' ).toBeGreaterThan( 40 );
		expect.soft( tooPale( words ).map( sentence ), `at ${ width } px` ).toEqual( [] );
	}
	// White and black images need no shade at all; the words have the other color.
	const works = page.locator( '.is-layout-over .eidan-work' );
	await expect( works.nth( NAMES.indexOf( 'white' ) ) ).toHaveClass( /has-dark-words/ );
	await expect( works.nth( NAMES.indexOf( 'white' ) ) ).toHaveAttribute( 'style', /--eidan-shade:0$/ );
	await expect( works.nth( NAMES.indexOf( 'black' ) ) ).toHaveAttribute( 'style', /--eidan-shade:0$/ );
	await expect( works.nth( NAMES.indexOf( 'stripes' ) ) ).not.toHaveClass( /has-dark-words/ );
} );

/** Two colors each, as WordPress's picker stores them. */
const DUOTONES = [
	[ '#000000', '#ffffff' ],
	[ '#ffffff', '#000000' ],
	[ '#000097', '#ff4747' ],
	[ '#8c00b7', '#fcff41' ],
];

/**
 * Expects words that are seen and can be read, on a wide screen and a phone.
 *
 * @param page  The page.
 * @param least How many words are in sight in all blocks of a name, at least.
 */
async function expectReadable( page: Page, least: Record< string, number > ) {
	// Each word is measured once, and says which block it belongs to.
	await page.evaluate( ( names ) => {
		for ( const name of names ) {
			for ( const own of document.querySelectorAll( `.wp-block-eidan-${ name }` ) ) {
				own.setAttribute( 'data-fixture', name );
			}
		}
	}, Object.keys( least ) );
	for ( const width of [ 1200, 390 ] ) {
		const readWords = await wordReader( page, width );
		await settled( page );
		await loadImages( page );
		await finishAnimations( page );
		const words = await readWords( SECTION );
		for ( const [ name, count ] of Object.entries( least ) ) {
			const own = words.filter( ( { fixture } ) => fixture === name );
			expect.soft( own.length, `words of ${ name } are seen` ).toBeGreaterThanOrEqual( count );
			expect.soft( tooPale( own ).map( sentence ), `${ name } at ${ width } px` ).toEqual( [] );
		}
	}
}

test( 'text can be read on images with a duotone', async ( { page, site, visit } ) => {
	test.setTimeout( 240_000 );
	const made = await makeItems( site );
	const { items } = made;
	const colors = [ 'white', 'gray', 'stripes' ].map( ( name ) => NAMES.indexOf( name ) );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit(
		DUOTONES.flatMap( ( duotone ) => {
			const style = { color: { duotone } };
			return [
				block( 'portfolio-list', { query: query( items ), textPosition: 'over', style } ),
				block( 'portfolio-slider', { query: query( items ), layout: 'over', style } ),
				block( 'fixed-portfolio-list', { query: query( items.slice( 0, 2 ) ), style } ),
				block( 'portfolio-interactive-showcase', {
					query: query( items.slice( 1, 2 ) ),
					style: { ...style, dimensions: { minHeight: '20rem' } },
				} ),
				...colors.map( ( index ) => links( made, 'columns', index, { style } ) ),
				...colors.map( ( index ) => layers( made, index, {}, '', { style } ) ),
			];
		} ).join( '\n' )
	);
	// The filter is on the images, and on nothing else.
	await expect( page.locator( '.eidan-work__media img' ).first() ).toHaveCSS( 'filter', /^url\(.*wp-duotone/ );
	await expect( page.locator( '.eidan-work' ).first() ).toHaveCSS( 'filter', 'none' );
	// The filter must not lift an image above its words. Each block has at least so many of them in sight.
	await expectReadable( page, {
		'portfolio-list': 20,
		'portfolio-slider': 4,
		'fixed-portfolio-list': 8,
		'portfolio-interactive-showcase': 4,
		'interactive-link-showcase': 24,
		'parallax-image-showcase': 12,
	} );
	// White images are black behind the second one: their words are white, without a shade.
	const turned = page.locator( '.wp-block-eidan-portfolio-list' ).nth( 1 ).locator( '.eidan-work' );
	await expect( turned.nth( NAMES.indexOf( 'white' ) ) ).not.toHaveClass( /has-dark-words/ );
	await expect( turned.nth( NAMES.indexOf( 'white' ) ) ).toHaveAttribute( 'style', /--eidan-shade:0\.?\d*$/ );
} );

/** Light, dark, transparent in part, and a preset of WordPress. */
const GRADIENTS = [
	{ gradient: 'linear-gradient(135deg,rgb(255,255,255) 0%,rgb(255,206,236) 100%)', opacity: 90 },
	{ gradient: 'linear-gradient(0deg,#0a143c 0%,hsl(300, 50%, 16%) 100%)', opacity: 100 },
	{ gradient: 'radial-gradient(rgba(0,0,0,0) 0%,rgb(255,105,0) 100%)' },
	{ gradient: 'var:preset|gradient|vivid-cyan-blue-to-vivid-purple', opacity: 100 },
];

test( 'text can be read on images with a gradient', async ( { page, site, visit } ) => {
	test.setTimeout( 240_000 );
	const made = await makeItems( site );
	const { items } = made;
	const colors = [ 'black', 'white', 'stripes' ].map( ( name ) => NAMES.indexOf( name ) );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await visit(
		GRADIENTS.flatMap( ( overlayGradient ) => [
			block( 'portfolio-list', { query: query( items ), textPosition: 'over', overlayGradient } ),
			block( 'portfolio-slider', { query: query( items ), layout: 'over', overlayGradient } ),
			block( 'fixed-portfolio-list', { query: query( items.slice( 0, 2 ) ), overlayGradient } ),
			block( 'portfolio-interactive-showcase', {
				query: query( items.slice( 1, 2 ) ),
				overlayGradient,
				style: { dimensions: { minHeight: '20rem' } },
			} ),
			...colors.map( ( index ) => links( made, 'columns', index, { overlayGradient } ) ),
		] ).join( '\n' )
	);
	// The gradient must not cover words. Each block has at least so many of them in sight.
	await expectReadable( page, {
		'portfolio-list': 20,
		'portfolio-slider': 4,
		'fixed-portfolio-list': 8,
		'portfolio-interactive-showcase': 4,
		'interactive-link-showcase': 24,
	} );
	const work = ( list: number, image: keyof typeof IMAGES ) =>
		page
			.locator( '.wp-block-eidan-portfolio-list' )
			.nth( list )
			.locator( '.eidan-work' )
			.nth( NAMES.indexOf( image ) );
	// Black images are light below the first one, white ones are dark below the second one.
	await expect( work( 0, 'black' ) ).toHaveClass( /has-dark-words/ );
	await expect( work( 1, 'white' ) ).not.toHaveClass( /has-dark-words/ );
	await expect( work( 1, 'white' ) ).toHaveAttribute( 'style', /--eidan-shade:0$/ );
} );
