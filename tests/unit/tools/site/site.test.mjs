/**
 * @jest-environment node
 */
import { mainArchive } from '../../../../tools/site/apt.mjs';
import { phpProblem } from '../../../../tools/site/native.mjs';
import { nextFreePort } from '../../../../tools/site/ports.mjs';
import { insideWordPress, phpString, resultOf } from '../../../../tools/site/script.mjs';
import { compareVersions, matchesPrefix, pickVersion } from '../../../../tools/site/versions.mjs';
import { readZip, writeZip } from '../../../../tools/site/zip.mjs';

describe( 'releases', () => {
	it( 'compares them by their numbers', () => {
		expect( [ '7.10', '6.8.7', '7.1', '7.1.4' ].sort( compareVersions ) ).toEqual( [
			'6.8.7',
			'7.1',
			'7.1.4',
			'7.10',
		] );
		expect( compareVersions( '7.1', '7.1.0' ) ).toBe( 0 );
	} );

	it( 'takes a prefix for whole numbers', () => {
		expect( matchesPrefix( '7.1.4', '7.1' ) ).toBe( true );
		expect( matchesPrefix( '7.10', '7.1' ) ).toBe( false );
		expect( matchesPrefix( '7.1.4', '' ) ).toBe( true );
	} );

	it( 'picks the newest one that fits', () => {
		const versions = [ '6.8', '6.8.7', '7.1', '7.1.4', '7.2-beta1', 'nonsense' ];
		expect( pickVersion( versions, '6.8' ) ).toBe( '6.8.7' );
		expect( pickVersion( versions, '7.1' ) ).toBe( '7.1.4' );
		expect( pickVersion( versions ) ).toBe( '7.1.4' );
		expect( pickVersion( versions, '5.9' ) ).toBeUndefined();
	} );

	it( 'takes no old release when none is asked for', () => {
		expect( pickVersion( [ '6.8.7' ] ) ).toBeUndefined();
	} );
} );

describe( 'apt sources', () => {
	const line = ( address ) => `'${ address }/InRelease' somewhere 0 \n`;
	const others =
		line( 'http://other.example/node/dists/nodistro' ) +
		line( 'http://m.example/debian-security/dists/bookworm-security' ) +
		line( 'http://m.example/debian/dists/bookworm-backports' );

	it( 'have the main archive among others', () => {
		const main = line( 'http://mirror.example/some/debian/dists/bookworm' );
		expect( mainArchive( others + main + line( 'http://late.example/debian/dists/sid' ) ) ).toBe(
			'http://mirror.example/some/debian'
		);
		expect( mainArchive( others ) ).toBe( '' );
	} );
} );

describe( 'ports', () => {
	it( 'takes the first free one', async () => {
		const taken = [ 8888, 8889 ];
		await expect( nextFreePort( 8888, async ( port ) => ! taken.includes( port ) ) ).resolves.toBe( 8890 );
	} );

	it( 'gives up in the end', async () => {
		await expect( nextFreePort( 65530, async () => false ) ).rejects.toThrow( '65530' );
	} );
} );

describe( 'PHP scripts', () => {
	it( 'carries code over whatever it holds', () => {
		const script = insideWordPress( `<?php return 'it\\'s';`, "/a'b" );
		expect( script ).toContain( `require '/a\\'b' . '/wp-load.php'` );
		expect( script ).not.toContain( "it\\'s" );
	} );

	it( 'writes literals', () => {
		expect( phpString( "a'b\\c$d" ) ).toBe( "'a\\'b\\\\c$d'" );
	} );

	it( 'prefers what was returned to what was printed', () => {
		expect( resultOf( ' printed \n' ) ).toBe( 'printed' );
		expect( resultOf( 'noise\u001eEIDAN\u001e{"a":1}' ) ).toEqual( { a: 1 } );
	} );
} );

describe( 'zip archives', () => {
	const files = [
		{ name: 'eidan/plugin.php', data: Buffer.from( '<?php\n'.repeat( 100 ) ) },
		{ name: 'eidan/ä.txt', data: Buffer.from( 'x' ) },
		{ name: 'eidan/empty', data: Buffer.alloc( 0 ) },
	];

	it( 'reads what it wrote', () => {
		const read = readZip( writeZip( files ) );
		expect( read.map( ( { name } ) => name ) ).toEqual( files.map( ( { name } ) => name ) );
		read.forEach( ( { data }, index ) => expect( data.equals( files[ index ].data ) ).toBe( true ) );
	} );

	it( 'makes the same archive of the same content', () => {
		expect( writeZip( files ).equals( writeZip( files ) ) ).toBe( true );
	} );

	it( 'notices damage', () => {
		const archive = writeZip( [ { name: 'a', data: Buffer.from( 'content' ) } ] );
		archive[ 32 ] ^= 1;
		expect( () => readZip( archive ) ).toThrow( /CRC32|bad|invalid/i );
		expect( () => readZip( Buffer.alloc( 30 ) ) ).toThrow( 'unsupported zip format' );
	} );
} );

describe( 'PHP of the machine', () => {
	it( 'says what is missing, and the command that installs it', () => {
		expect( phpProblem( { version: '8.2.35', missing: [ 'pdo_sqlite', 'gd' ] } ) ).toBe(
			"This machine's PHP lacks pdo_sqlite, gd. `npm test` installs what is missing, or: apt-get install php8.2-sqlite3 php8.2-gd"
		);
		expect( phpProblem( undefined ) ).toContain( 'apt-get install php-cli' );
		expect( phpProblem( { version: '8.2.35', missing: [] } ) ).toBe( '' );
	} );
} );
