/**
 * Adding files to a gallery: by its placeholder, by dropping them on it, and in addition to existing images.
 *
 * @group slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editor } from './editor';
import { expect, test } from './fixtures';

const SOURCE = join( __dirname, '../../assets/demo/images' );
const file = ( name: string ) => join( SOURCE, `${ name }.webp` );

interface Image {
	id?: number;
	url?: string;
	blob?: string;
	href?: string;
	linkDestination?: string;
}

const images = async ( editor: Editor ) =>
	( await editor.blocks() )
		.find( ( { name } ) => name === 'eidan/image-gallery' )!
		.innerBlocks.map( ( { attributes } ) => attributes as Image );

/** Waits until all images are in the media library, each with a link to its file. */
const uploaded = async ( editor: Editor, count: number ) => {
	await expect
		.poll( async () => ( await images( editor ) ).filter( ( { id, href } ) => id && href ).length, {
			timeout: 30_000,
		} )
		.toBe( count );
	for ( const { url, blob, href, linkDestination } of await images( editor ) ) {
		expect( url ).toMatch( /^http.*\/wp-content\/uploads\// );
		expect( blob ).toBeUndefined();
		expect( href ).toMatch( /^http.*\.webp$/ );
		expect( linkDestination ).toBe( 'media' );
	}
};

/** Drops files on an element of the canvas, as from the user's desktop. */
const drop = ( editor: Editor, selector: string, names: string[] ) =>
	editor.canvas
		.locator( selector )
		.first()
		.evaluate(
			( element, files ) => {
				const { DataTransfer, DragEvent, File } = element.ownerDocument.defaultView as Window &
					typeof globalThis;
				const dataTransfer = new DataTransfer();
				for ( const { name, data } of files ) {
					dataTransfer.items.add(
						new File(
							[ Uint8Array.from( atob( data ), ( letter ) => letter.charCodeAt( 0 ) ) ],
							`${ name }.webp`,
							{ type: 'image/webp' }
						)
					);
				}
				for ( const type of [ 'dragenter', 'dragover', 'drop' ] ) {
					element.dispatchEvent( new DragEvent( type, { bubbles: true, cancelable: true, dataTransfer } ) );
				}
			},
			names.map( ( name ) => ( { name, data: readFileSync( file( name ) ).toString( 'base64' ) } ) )
		);

test( 'files picked through the placeholder are uploaded, linked and saved @both', async ( { editor } ) => {
	test.slow();
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/image-gallery' );
	await editor.canvas
		.locator( '.wp-block-eidan-image-gallery input[type="file"]' )
		.first()
		.setInputFiles( [ file( 'handrail' ), file( 'calla' ) ] );
	await uploaded( editor, 2 );
	const blocks = await editor.reload();
	expect( blocks[ 1 ]!.innerBlocks ).toHaveLength( 2 );

	// Further files are added after the existing ones.
	const [ first ] = await images( editor );
	await editor.select( 'eidan/image-gallery' );
	await editor.canvas
		.locator( '.wp-block-eidan-image-gallery input[type="file"]' )
		.last()
		.setInputFiles( [ file( 'pavilion' ) ] );
	await uploaded( editor, 3 );
	expect( ( await images( editor ) )[ 0 ]!.id ).toBe( first!.id );
} );

test( 'files dropped on an empty gallery become its pictures', async ( { editor } ) => {
	test.slow();
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/image-gallery' );
	await drop( editor, '.wp-block-eidan-image-gallery .components-drop-zone', [ 'shutters', 'handrail' ] );
	await uploaded( editor, 2 );
	await editor.save();
} );

test( 'an upload that fails for good is tried five times, taken back and said', async ( {
	ownEditor,
	allowErrors,
} ) => {
	const editor = ownEditor;
	const { page } = editor;
	allowErrors( /500/ );
	const tries: string[] = [];
	// As with an image that is too large for the server: WordPress keeps the file, but cannot create its sizes. Its
	// answer names the attachment.
	await page.route( /wp\/v2\/media|wp%2Fv2%2Fmedia/, ( route ) => {
		const request = route.request();
		const address = decodeURIComponent( request.url() );
		const method = request.headers()[ 'x-http-method-override' ] ?? request.method();
		if ( ! /media\?|media$|media\/987654/.test( address ) || method === 'GET' || method === 'OPTIONS' ) {
			return route.continue();
		}
		tries.push( address.includes( 'post-process' ) ? 'post-process' : method );
		return method === 'DELETE'
			? route.fulfill( { json: { deleted: true } } )
			: route.fulfill( { status: 500, headers: { 'X-WP-Upload-Attachment-ID': '987654' }, json: {} } );
	} );
	await editor.open( '<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->' );
	await editor.insert( 'eidan/image-gallery' );
	await editor.canvas
		.locator( '.wp-block-eidan-image-gallery input[type="file"]' )
		.first()
		.setInputFiles( [ file( 'handrail' ) ] );
	await expect(
		page
			.getByText(
				'Media upload failed. If this is a photo or a large image, please scale it down and try again.'
			)
			.first()
	).toBeVisible( { timeout: 30_000 } );
	expect( tries ).toEqual( [ 'POST', ...Array( 5 ).fill( 'post-process' ), 'DELETE' ] );
	expect( ( await editor.blocks() )[ 0 ]!.attributes.content ).toContain( 'Before' );
} );
