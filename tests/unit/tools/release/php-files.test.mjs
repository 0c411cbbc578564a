/**
 * PHP files that ship do nothing when somebody asks for them directly, as the plugin directory requires.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Engine } from 'php-parser';

const ROOT = join( __dirname, '../../../..' );
const SHIPPED = [ 'plugin.php', 'uninstall.php', 'includes', 'blocks', 'patterns' ];

const parser = new Engine( { parser: { version: '8.1' }, ast: { withPositions: false } } );

/** What a file may have at its top level without a guard: it declares, or returns data. */
const DECLARES = [
	'class',
	'interface',
	'trait',
	'enum',
	'function',
	'usegroup',
	'constantstatement',
	'declare',
	'noop',
];
const DATA = [ 'array', 'string', 'number', 'closure', 'arrowfunc' ];

const acts = ( nodes ) =>
	nodes.some( ( node ) =>
		node.kind === 'namespace'
			? acts( node.children )
			: ! DECLARES.includes( node.kind ) && ! ( node.kind === 'return' && DATA.includes( node.expr.kind ) )
	);

const isOpen = ( code ) =>
	! /^(?:if \( ! )?defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \)/m.test( code ) &&
	acts( parser.parseCode( code, 'file.php' ).children );

const filesIn = ( path ) =>
	statSync( join( ROOT, path ) ).isDirectory()
		? readdirSync( join( ROOT, path ) ).flatMap( ( name ) => filesIn( `${ path }/${ name }` ) )
		: [ path ];

const files = SHIPPED.flatMap( filesIn ).filter( ( path ) => path.endsWith( '.php' ) );

it.each( [
	[ '<?php\ndeclare( strict_types=1 );\necho $x;', true ],
	[ '<?php\nnamespace Eidan;\nadd_action( "init", "x" );', true ],
	[ "<?php\ndefined( 'ABSPATH' ) || exit;\necho $x;", false ],
	[ "<?php\nif ( ! defined( 'ABSPATH' ) ) {\n\texit;\n}\necho $x;", false ],
	[ '<?php\nnamespace Eidan;\nuse Eidan\\Support\\Html;\nfinal class A {}', false ],
	[ '<?php\nreturn array( 1 );', false ],
] )( 'knows what %s is', ( code, open ) => {
	expect( isOpen( code ) ).toBe( open );
} );

it( 'each has a guard, or only declares and returns data', () => {
	expect( files.length ).toBeGreaterThan( 500 );
	expect( files.filter( ( path ) => isOpen( readFileSync( join( ROOT, path ), 'utf8' ) ) ) ).toEqual( [] );
} );

it( 'no name is one that the directory refuses: hidden, an archive, a program, or with signs other than . _ -', () => {
	const names = [ ...files, ...filesIn( 'assets' ) ].map( ( path ) => path.split( '/' ).pop() );
	expect(
		names.filter(
			( name ) =>
				! /^[\w-][\w.-]*$/.test( name ) || /\.(?:zip|gz|tgz|tar|rar|7z|phar|sh|exe|bin|so)$/.test( name )
		)
	).toEqual( [] );
} );
