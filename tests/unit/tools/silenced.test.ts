/**
 * A checker that is silenced without a reason hides the next mistake, too. So the reason has to be on the same line.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'fs';
import { join } from 'path';

const SILENCES =
	/(?:eslint-disable|stylelint-disable)(?:-next-line|-line)?|phpcs:(?:ignoreFile|ignore|disable)|@phpstan-ignore(?:-next-line|-line)?|@ts-(?:ignore|expect-error|nocheck)|@psalm-suppress|(?:istanbul|c8) ignore|Stryker disable|noinspection/g;

/** Matches a reason: words after two hyphens or, as PHPStan expects them, words in brackets. */
const REASON = /\s--\s+\S|\(\S.+\)\s*$/;

/** Returns places in a text where a checker is silenced without a reason. */
const unexplained = ( text: string ) =>
	text.split( '\n' ).flatMap( ( line, index ) =>
		Array.from( line.matchAll( SILENCES ) )
			.filter( ( { index: at } ) => ! REASON.test( line.slice( at ) ) )
			.map( ( [ name ] ) => `${ index + 1 } ${ name }` )
	);

const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor|\.cache)(?:\/|$)/;

const filesOf = ( path: string ): string[] => {
	if ( ! existsSync( path ) || LEFT_OUT.test( path ) ) {
		return [];
	}
	return statSync( path ).isDirectory()
		? readdirSync( path ).flatMap( ( name ) => filesOf( join( path, name ) ) )
		: [ path ];
};

it( 'every silenced checker has its reason on the line', () => {
	const own = readdirSync( '.' ).filter( ( name ) => /\.(?:[cm]?js|ts|php)$/.test( name ) );
	const files = [ 'blocks', 'src', 'includes', 'patterns', 'tests', 'tools', ...own ]
		.flatMap( filesOf )
		.filter( ( file ) => /\.(?:tsx?|[cm]?js|php|scss)$/.test( file ) && ! file.endsWith( 'silenced.test.ts' ) );
	expect( files.length ).toBeGreaterThan( 1000 );
	const texts = files.map( ( file ) => ( { file, text: readFileSync( file, 'utf8' ) } ) );
	expect(
		texts.reduce( ( sum, { text } ) => sum + Array.from( text.matchAll( SILENCES ) ).length, 0 )
	).toBeGreaterThan( 100 );
	expect(
		texts.flatMap( ( { file, text } ) => unexplained( text ).map( ( place ) => `${ file }:${ place }` ) )
	).toEqual( [] );
} );

it.each( [
	'echo $html; // phpcs:ignore',
	'echo $html; // phpcs:ignore WordPress.Security.EscapeOutput',
	'// phpcs:disable WordPress.DB --',
	'// eslint-disable-next-line no-console',
	'$x = y( ( string ) $z ); // @phpstan-ignore cast.string',
	'margin: 0 !important; /* stylelint-disable-line declaration-no-important */',
] )( 'sees that %s says no reason', ( line ) => {
	expect( unexplained( line ) ).toHaveLength( 1 );
} );

it.each( [
	'echo $html; // phpcs:ignore WordPress.Security -- Escaped where it is made.',
	'$x = 1; // @phpstan-ignore cast.string (the stubs say so)',
	'// phpcs:enable',
] )( 'lets %s pass', ( line ) => {
	expect( unexplained( line ) ).toEqual( [] );
} );
