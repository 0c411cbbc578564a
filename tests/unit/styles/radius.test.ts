/**
 * A theme that rounds its corners says so once, by `--eidan-radius`. Everything of ours that has a frame on all sides
 * follows it, or says another radius.
 */
import { globSync } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join( __dirname, '../../..' );
const files = globSync( [ 'src/styles/*.scss', 'blocks/*/style.scss', 'blocks/*/styles/*.scss' ], { cwd: root } );

/** Frames that are not boxes of ours, by the file: a mixin for lines, the editor's own placeholders. */
const OTHERS = [ 'src/styles/_mixins.scss', 'src/styles/canvas.scss' ];

/** Declarations of a rule without those of the rules in it, for each frame in a file. */
function rulesWithFrame( source: string ): string[] {
	const open: string[] = [ '' ];
	const found: string[] = [];
	for ( const line of source.split( '\n' ) ) {
		if ( line.trim().endsWith( '{' ) ) {
			open.push( '' );
		} else if ( line.trim() === '}' ) {
			found.push( open.pop() ?? '' );
		} else {
			open.push( `${ open.pop() ?? '' }${ line }\n` );
		}
	}
	return found.filter( ( rule ) => /^\s*border: 1px solid/m.test( rule ) );
}

it.each( files.filter( ( name ) => ! OTHERS.includes( name ) ) )(
	'frames in %s follow the theme’s corners',
	( name ) => {
		let source = '';
		try {
			source = readFileSync( join( root, name ), 'utf8' );
		} catch {
			// A block without styles of its own.
		}
		expect( rulesWithFrame( source ).filter( ( rule ) => ! rule.includes( 'border-radius' ) ) ).toEqual( [] );
	}
);

it( 'finds frames', () => {
	expect( rulesWithFrame( '.a {\n\tborder: 1px solid;\n\n\t.b {\n\t\tborder-radius: 1px;\n\t}\n}' ) ).toEqual( [
		'\tborder: 1px solid;\n\n',
	] );
} );
