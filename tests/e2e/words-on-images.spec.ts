/**
 * Text straight on images can be read, whatever the images are: black, white, in stripes. The contrast is measured from
 * the pixels of screenshots.
 */
import { expect, test } from './fixtures';
import { sentence, tooPale, wordReader } from './support/contrast/words';
import { finishAnimations, loadImages, settled } from './support/settled';

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

test( 'text on images can be read on every image, at every width', async ( { page, site, visit } ) => {
	test.setTimeout( 240_000 );
	const { items, images, urls } = await makeItems( site );
	const query = ( ids: number[] ) => ( {
		postType: 'eidan_portfolio',
		perPage: ids.length,
		include: ids,
		order: 'manual',
	} );
	const block = ( name: string, attributes: object ) =>
		`<!-- wp:eidan/${ name } ${ JSON.stringify( attributes ) } /-->`;
	const links = ( layout: string, image: number ) =>
		`<!-- wp:eidan/interactive-link-showcase {"layout":"${ layout }"} --><!-- wp:eidan/interactive-link-showcase-item ${ JSON.stringify(
			{
				title: 'Studio',
				text: 'Two rooms',
				url: '#x',
				media: { url: urls[ image ], id: images[ image ], type: 'image' },
			}
		) } --><li class="wp-block-eidan-interactive-link-showcase-item"><a class="eidan-links__link" href="#x"><span class="eidan-links__title">Studio</span><span class="eidan-links__text">Two rooms</span></a><figure class="eidan-links__media"><img src="${
			urls[ image ]
		}" alt=""/></figure></li><!-- /wp:eidan/interactive-link-showcase-item --><!-- /wp:eidan/interactive-link-showcase -->`;
	const layers = ( image: number, attributes: object, words = '' ) =>
		`<!-- wp:eidan/parallax-image-showcase ${ JSON.stringify( attributes ) } --><div class="wp-block-eidan-parallax-image-showcase"><div class="eidan-showcase"><!-- wp:eidan/parallax-image-showcase-item ${ JSON.stringify(
			{
				id: images[ image ],
				width: 600,
				height: 400,
				main: true,
				level: -1,
				place: { x: 10, y: 0, width: 70 },
			}
		) } --><figure class="wp-block-eidan-parallax-image-showcase-item"><img src="${ urls[ image ] }" alt="" class="wp-image-${
			images[ image ]
		}" width="600" height="400"/></figure><!-- /wp:eidan/parallax-image-showcase-item -->${
			words ||
			'<!-- wp:heading --><h2 class="wp-block-heading">Rooms that keep the light</h2><!-- /wp:heading -->'
		}</div></div><!-- /wp:eidan/parallax-image-showcase -->`;
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
			...NAMES.map( ( _, index ) => links( 'columns', index ) ),
			links( 'slider', NAMES.indexOf( 'white' ) ),
			...NAMES.map( ( _, index ) => layers( index, {} ) ),
			layers( NAMES.indexOf( 'sky' ), { contentPosition: 'top right' } ),
			layers( NAMES.indexOf( 'stripes' ), { contentPosition: 'center center', align: 'full' } ),
			// More words than fit on an image.
			layers(
				NAMES.indexOf( 'black' ),
				{},
				`<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>${ 'Rooms that keep the light. '.repeat(
					40
				) }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`
			),
			// A color that the author chose.
			layers(
				NAMES.indexOf( 'white' ),
				{},
				'<!-- wp:heading {"style":{"color":{"text":"#ffffff"}}} --><h2 class="wp-block-heading has-text-color" style="color:#ffffff">White by choice</h2><!-- /wp:heading -->'
			),
		].join( '\n' )
	);
	const readWords = await wordReader( page );
	for ( const width of [ 1200, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
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
