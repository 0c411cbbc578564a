/**
 * Sample content: one name for it in all blocks, and images where a block is made of images.
 */
import { sync as globSync } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sample } from '../../../blocks/scrolling-tiles/sample';

const ROOT = join( __dirname, '../../..' );

it( 'is offered in the same words by all blocks', () => {
	const labels = globSync( [ 'src/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}' ], { cwd: ROOT } ).flatMap( ( file ) =>
		[
			...readFileSync( join( ROOT, file ), 'utf8' ).matchAll(
				/__\( '([^']*\bsample (?:content|images?)\b[^']*)'/g
			),
		].map( ( [ , label = '' ] ) => label )
	);
	expect( labels.filter( ( label ) => label.startsWith( 'Start' ) ) ).toEqual( [ 'Start with sample content' ] );
} );

it( 'has an image with a description in every tile', () => {
	const tiles = sample().flatMap( ( [ , row ] ) => row );
	expect( tiles ).toHaveLength( 8 );
	for ( const { source } of tiles ) {
		expect( source ).toEqual( { type: 'image', url: expect.any( String ), alt: expect.stringMatching( /\w/ ) } );
	}
} );
