/**
 * The editor previews a tablet at 781 px, where WordPress's own styles change. What changes at 768 px looks different
 * there and on a tablet, so only numbers of the specification may.
 */
import { readFileSync } from 'fs';
import { join } from 'path';
import { sync as glob } from 'fast-glob';

const ROOT = join( __dirname, '../../..' );

/** Styles whose change at 768 px is in docs/specification.md. */
const SPECIFIED = [
	'blocks/fixed-portfolio-list/style.scss',
	'blocks/parallax-image-showcase/style.scss',
	'blocks/text-marquee/style.scss',
	'src/styles/parallax.scss',
	'src/styles/slider.scss',
];

it( 'a tablet ends where WordPress’s does, except by the specification', () => {
	const files = glob( [ 'blocks/**/*.scss', 'src/styles/[!_]*.scss' ], { cwd: ROOT } );
	const at768 = files.filter( ( file ) =>
		/\b(?:up|down)\(768\)|[^-\w]768[,:]|\b76[89]px/.test( readFileSync( join( ROOT, file ), 'utf8' ) )
	);
	expect( at768.sort() ).toEqual( SPECIFIED );
} );
