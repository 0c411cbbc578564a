import { scanBlockJson, scanHeader, scanPhp, scanScript } from '../../../../tools/pot/scan.mjs';
import { entriesOf, readCatalog, writeCatalog } from '../../../../tools/pot/catalog.mjs';

describe( 'texts of PHP', () => {
	const scan = ( code ) => scanPhp( `<?php\n${ code }`, 'a.php', 'eidan' );

	it( 'takes plain and joined literals of our domain', () => {
		expect(
			scan( `echo esc_html__( 'It\\'s' . " \\"so\\"", 'eidan' ); __( 'Theirs', 'other' ); __( $x, 'eidan' );` )
		).toEqual( [ { text: `It's "so"`, reference: 'a.php:2', comment: '' } ] );
	} );

	it( 'knows contexts, plurals and remarks for translators', () => {
		expect(
			scan( `/* translators: %s: number. */\n_nx( '%s item', '%s items', count( $a, 1 ), 'list', 'eidan' );` )
		).toEqual( [
			{
				text: '%s item',
				plural: '%s items',
				context: 'list',
				reference: 'a.php:3',
				comment: 'translators: %s: number.',
			},
		] );
	} );

	it( 'leaves methods, declarations and comments alone, and new syntax does not stop it', () => {
		expect(
			scan( `$a->__( 'x', 'eidan' ); // __( 'y', 'eidan' )\nf( ...$list, name: __( 'z', 'eidan' ) );` )
		).toEqual( [ { text: 'z', reference: 'a.php:3', comment: '' } ] );
	} );
} );

describe( 'texts of scripts', () => {
	it( 'reads TypeScript with elements in it', () => {
		const source = `// translators: %d: number.\nconst a = <b title={ __( 'Open', 'eidan' ) }>{ sprintf( _n( '%d', '%ds', n, 'eidan' ), n as number ) }</b>;`;
		expect( scanScript( source, 'a.tsx', 'eidan' ).map( ( { text, comment } ) => [ text, comment ] ) ).toEqual( [
			// A comment on a placeholder is not for a text without any.
			[ 'Open', '' ],
			[ '%d', 'translators: %d: number.' ],
		] );
	} );

	it( 'reads what a bundler makes of it', () => {
		expect( scanScript( '(0,o.__)("Close","eidan"),r._x("A","b","eidan")', 'build/a.js', 'eidan' ) ).toEqual( [
			{ text: 'Close', reference: 'build/a.js:1', comment: '' },
			{ text: 'A', context: 'b', reference: 'build/a.js:1', comment: '' },
		] );
	} );
} );

it( 'reads block.json and the header of the plugin', () => {
	const block = { title: 'T', keywords: [ 'k' ], styles: [ { label: 'S' } ], textdomain: 'eidan' };
	expect(
		scanBlockJson( JSON.stringify( block ), 'b/block.json', 'eidan' ).map( ( { text, context } ) => [
			text,
			context,
		] )
	).toEqual( [
		[ 'T', 'block title' ],
		[ 'k', 'block keyword' ],
		[ 'S', 'block style label' ],
	] );
	expect( scanHeader( '<?php\n/**\n * Plugin Name: Eidan\n */', 'p.php' )[ 0 ].text ).toBe( 'Eidan' );
} );

it( 'writes each text once, with all its places', () => {
	const pot = writeCatalog(
		entriesOf( [
			{ text: 'Say "%s"', reference: 'a:1', comment: 'translators: x' },
			{ text: 'Say "%s"', reference: 'a:7' },
			{ text: 'Say "%s"', reference: 'b:2' },
			{ text: 'Say "%s"', context: 'c', reference: 'c:3' },
		] ),
		{ 'X-Domain': 'eidan' }
	);
	expect( pot ).toBe(
		[
			'msgid ""',
			'msgstr ""',
			'"X-Domain: eidan\\n"',
			'',
			'#. translators: x',
			'#: a',
			'#: b',
			'#, php-format',
			'msgid "Say \\"%s\\""',
			'msgstr ""',
			'',
			'#: c',
			'#, php-format',
			'msgctxt "c"',
			'msgid "Say \\"%s\\""',
			'msgstr ""',
			'',
		].join( '\n' )
	);
} );

it( 'reads back what it writes', () => {
	const entries = [
		{
			text: '%d item',
			plural: '%d items',
			context: 'list',
			comments: [ 'translators: %d: number.' ],
			references: [ 'a.php', 'b.tsx' ],
			notes: [ 'As in core.' ],
			flags: [ 'fuzzy' ],
			translations: [ '%d Ding', '%d Dinge' ],
		},
		{ text: 'A\n"b"', comments: [], references: [ 'a.php' ], notes: [], flags: [], translations: [ '' ] },
	];
	const headers = { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=n != 1;' };
	const catalog = readCatalog( writeCatalog( entries, headers ) );
	expect( catalog.headers ).toMatchObject( headers );
	expect( catalog.entries.find( ( { context } ) => context ) ).toEqual( entries[ 0 ] );
	expect( catalog.entries.find( ( { context } ) => ! context ) ).toEqual( entries[ 1 ] );
} );
