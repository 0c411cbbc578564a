import { packagesFor } from '../../../../tools/test/packages.mjs';

it( "names Debian's packages for the PHP that is there", () => {
	expect( packagesFor( '8.2.35', [ 'pdo_sqlite', 'dom', 'xml', 'fileinfo' ] ) ).toEqual( [
		'php8.2-sqlite3',
		'php8.2-xml',
		'php8.2-common',
	] );
} );
