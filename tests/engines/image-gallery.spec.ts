/** Layouts of the gallery, in which engines differ most. */
import { expect, test } from './fixtures';

const IMAGE = '/wp-content/plugins/eidan/assets/demo/images/typist-640x640.webp';
const figure = `<!-- wp:image {"sizeSlug":"large"} --><figure class="wp-block-image size-large"><img src="${ IMAGE }" alt="" width="640" height="640"/></figure><!-- /wp:image -->`;
const gallery = ( options: object, count: number ) =>
	`<!-- wp:eidan/image-gallery ${ JSON.stringify( options ) } --><figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">${ figure.repeat( count ) }</div></figure><!-- /wp:eidan/image-gallery -->`;

/** Returns how many images stand in each column. */
const columns = () => {
	const lefts = [ ...document.querySelectorAll( '.eidan-gallery figure, .eidan-gallery .wp-block-image' ) ].map(
		( element ) => Math.round( element.getBoundingClientRect().left )
	);
	return [ ...new Set( lefts ) ]
		.sort( ( a, b ) => a - b )
		.map( ( left ) => lefts.filter( ( other ) => other === left ).length );
};

test( 'masonry fills its columns evenly, at any width', async ( { show } ) => {
	const driver = await show( gallery( { layout: 'masonry', columns: 3, columnsTablet: 3, columnsMobile: 2 }, 9 ) );
	await expect.poll( () => driver.run( columns ), 'nine squares in three columns' ).toEqual( [ 3, 3, 3 ] );
	await driver.size( 500, 900 );
	await expect.poll( () => driver.run( columns ), 'nine squares in two columns' ).toEqual( [ 5, 4 ] );
} );

test( 'justified rows are as wide as their place', async ( { show } ) => {
	const driver = await show( gallery( { layout: 'rows' }, 8 ) );
	const gaps = () =>
		driver.run( () => {
			const box = document.querySelector( '.eidan-gallery' )!.getBoundingClientRect();
			const images = [ ...document.querySelectorAll( '.eidan-gallery .wp-block-image' ) ].map( ( element ) =>
				element.getBoundingClientRect()
			);
			const rows = [ ...new Set( images.map( ( { top } ) => Math.round( top ) ) ) ].sort( ( a, b ) => a - b );
			// The last row is left out, as it is not stretched.
			return rows
				.slice( 0, -1 )
				.map(
					( top ) =>
						Math.abs(
							Math.max(
								...images
									.filter( ( image ) => Math.round( image.top ) === top )
									.map( ( { right } ) => right )
							) - box.right
						) > 2
				);
		} );
	await expect.poll( gaps ).toContain( false );
	expect( await gaps() ).not.toContain( true );
} );
