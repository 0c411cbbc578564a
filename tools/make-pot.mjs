/**
 * Collects all texts to translate in languages/eidan.pot.
 *
 * A text of a script has two references: the source, for people, and the built file, by which WordPress finds the
 * translations of a script.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scanBlockJson, scanHeader, scanPhp, scanScript } from './pot/scan.mjs';
import { writePot } from './pot/strings.mjs';

const DOMAIN = 'eidan';
const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
process.chdir( root );

function filesIn( path ) {
	if ( ! existsSync( path ) ) {
		return [];
	}
	if ( statSync( path ).isFile() ) {
		return [ path ];
	}
	return readdirSync( path )
		.sort()
		.filter( ( name ) => name !== 'test' )
		.flatMap( ( name ) => filesIn( join( path, name ) ) );
}

const main = readFileSync( 'plugin.php', 'utf8' );
const texts = [ ...scanHeader( main, 'plugin.php' ) ];
for ( const file of [ 'plugin.php', 'includes', 'patterns', 'blocks', 'src', 'build' ].flatMap( filesIn ) ) {
	const name = relative( root, resolve( file ) ).split( '\\' ).join( '/' );
	const isBuilt = name.startsWith( 'build/' );
	const read = () => readFileSync( file, 'utf8' );
	if ( name.endsWith( '/block.json' ) && ! isBuilt ) {
		texts.push( ...scanBlockJson( read(), name, DOMAIN ) );
	} else if ( name.endsWith( '.php' ) && ! isBuilt ) {
		texts.push( ...scanPhp( read(), name, DOMAIN ) );
	} else if ( isBuilt ? /\.js$/.test( name ) : /(?<!\.test)(?<!\.d)\.(tsx?|mjs|jsx?)$/.test( name ) ) {
		texts.push( ...scanScript( read(), name, DOMAIN ) );
	}
}

const out = join( root, 'languages', `${ DOMAIN }.pot` );
mkdirSync( dirname( out ), { recursive: true } );
writeFileSync(
	out,
	writePot( texts, {
		'Project-Id-Version': `Eidan Blocks ${ /Version:\s*(\S+)/.exec( main )?.[ 1 ] ?? '' }`,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		'Plural-Forms': 'nplurals=2; plural=(n != 1);',
		'X-Domain': DOMAIN,
	} )
);
const count = new Set( texts.map( ( { text, context = '' } ) => `${ context }\u0004${ text }` ) ).size;
console.log( `${ relative( root, out ) }: ${ count } texts` );
