import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeEditorStyles } from '../../../tools/editor-styles.cjs';

let build: string;

beforeEach( () => {
	build = mkdtempSync( join( tmpdir(), 'eidan-build-' ) );
} );
afterEach( () => rmSync( build, { recursive: true } ) );

/** Writes files into the build, styles also for languages that are written from right to left. */
function write( files: Record< string, string > ): void {
	for ( const [ path, content ] of Object.entries( files ) ) {
		mkdirSync( dirname( join( build, path ) ), { recursive: true } );
		writeFileSync( join( build, path ), content );
		if ( path.endsWith( '.css' ) ) {
			writeFileSync( join( build, path.replace( '.css', '-rtl.css' ) ), content.replace( 'left', 'right' ) );
		}
	}
}
const read = ( file: string ) => readFileSync( join( build, file ), 'utf8' );

it( 'joins the styles of blocks as the canvas has them: those of pages, those PHP adds, those of the editor', () => {
	write( {
		'b/block.json':
			'{"style":["eidan-shared","file:./style.css"],"editorStyle":["eidan-option","file:./index.css"]}',
		'a/block.json': '{"style":"file:./style.css","editorStyle":["eidan-shared","eidan-unknown","wp-edit"]}',
		'a/style.css': '.a{left:0}',
		'b/style.css': '.b{}',
		'b/index.css': '.b-editor{}',
		'styles/shared.css': '.shared{}',
		'styles/option.css': '.option{}',
		'styles/slider.css': '.slider{}',
		'styles/slider-fade.css': '.fade{}',
		'styles/team-templates.css': '.team{}',
		'styles/unused.css': '.unused{}',
	} );
	writeEditorStyles( build );
	expect( read( 'blocks.css' ) ).toBe( '.a{left:0}\n.shared{}\n.b{}\n.slider{}\n.fade{}\n.team{}\n' );
	expect( read( 'blocks-rtl.css' ) ).toMatch( /^\.a\{right:0\}/ );
	expect( read( 'blocks-editor.css' ) ).toBe( '.option{}\n.b-editor{}\n' );
	expect( read( 'editor-styles.php' ).match( /'[\w/-]+\.css'/g ) ).toEqual( [
		"'a/style.css'",
		"'styles/shared.css'",
		"'b/style.css'",
		"'styles/slider.css'",
		"'styles/slider-fade.css'",
		"'styles/team-templates.css'",
		"'styles/option.css'",
		"'b/index.css'",
	] );
} );

it( 'keeps the addresses of files, and changes the version with any of the styles', () => {
	const versions = () => read( 'editor-styles.php' ).match( /'version' => '\w{20}'/g );
	write( {
		'a/block.json': '{"style":"file:./style.css"}',
		'styles/unused.css': '.unused{}',
		'a/style.css': '.a{background:url(images/a.svg)}.b{background:url("data:image/png;base64,A")}',
	} );
	writeEditorStyles( build );
	expect( read( 'blocks.css' ) ).toContain( 'url(a/images/a.svg)' );
	expect( read( 'blocks.css' ) ).toContain( 'url("data:image/png;base64,A")' );
	const before = versions()!;
	write( { 'a/style.css': '.a{}' } );
	writeEditorStyles( build );
	expect( versions() ).toEqual( [ expect.not.stringContaining( before[ 0 ]! ), before[ 1 ] ] );
} );
