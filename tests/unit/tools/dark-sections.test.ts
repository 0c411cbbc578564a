/**
 * Sections with a ground of their own, in patterns and in the demo, say the color of all that a theme may color: Twenty
 * Twenty-Four writes headings in the color that our dark sections have.
 */
import { readFileSync } from 'fs';
import { join } from 'path';
import { sync as glob } from 'fast-glob';

const ROOT = join( __dirname, '../../..' );
const files = glob( [ 'patterns/*.php', 'assets/demo/**/*.html' ], { cwd: ROOT } );

interface Colors {
	backgroundColor?: string;
	textColor?: string;
	style?: { elements?: Record< string, { color?: { text?: string } } > };
}

/** Attributes of all groups, columns and covers with a ground, also of those inside others. */
const groundsOf = ( markup: string ): Colors[] =>
	[ ...markup.matchAll( /<!-- wp:(?:group|columns?|cover) (\{.*?\}) \/?-->/g ) ]
		.filter( ( [ block ] ) => block.includes( '"backgroundColor"' ) )
		.map( ( [ , attributes = '' ] ) => JSON.parse( attributes ) as Colors );

/** Elements of sections on a ground of their own that keep the color of the theme. */
const left = ( markup: string ): string[] =>
	groundsOf( markup ).flatMap( ( { textColor, style } ) => {
		if ( ! textColor ) {
			return [];
		}
		return [ 'heading', 'link' ].filter(
			( element ) => style?.elements?.[ element ]?.color?.text !== `var:preset|color|${ textColor }`
		);
	} );

test( 'control: a section that leaves its headings to the theme is found', () => {
	const section = ( style: string ) =>
		`<!-- wp:group {"backgroundColor":"contrast","textColor":"base"${ style }} --><div></div><!-- /wp:group -->`;
	expect( left( section( '' ) ) ).toEqual( [ 'heading', 'link' ] );
	expect( left( section( ',"style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}}}}' ) ) ).toEqual( [
		'heading',
	] );
} );

test.each( files )( '%s', ( file ) => {
	expect( left( readFileSync( join( ROOT, file ), 'utf8' ) ) ).toEqual( [] );
} );
