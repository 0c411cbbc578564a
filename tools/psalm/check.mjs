/**
 * Taint analysis: values from requests and from authors must not reach SQL, WP_Query or the page without being cleaned.
 * First a file with mistakes proves that the analysis finds each kind of mistake. Then the plugin is checked.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname( fileURLToPath( import.meta.url ) );
const root = resolve( here, '../..' );

const psalm = ( config ) => {
	const { stdout, stderr } = spawnSync(
		'php',
		[
			join( here, 'vendor/bin/psalm' ),
			`--root=${ here }`,
			`--config=${ join( here, config ) }`,
			'--no-progress',
			'--threads=1',
			'--no-cache',
			'--output-format=json',
		],
		{ cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }
	);
	try {
		return JSON.parse( stdout );
	} catch {
		console.error( `Psalm did not answer:\n${ stdout }\n${ stderr }` );
		process.exit( 2 );
	}
};

// Each line with a mistake has the comment `// Found:`.
const expected = readFileSync( join( here, 'canary/canary.php' ), 'utf8' )
	.split( '\n' )
	.flatMap( ( line, index ) => ( line.includes( '// Found:' ) ? [ index + 1 ] : [] ) );
const found = new Set( psalm( 'canary.xml' ).map( ( issue ) => issue.line_from ) );
const missed = expected.filter( ( line ) => ! found.has( line ) );
const wrong = [ ...found ].filter( ( line ) => ! expected.includes( line ) );
if ( missed.length || wrong.length ) {
	console.error(
		`The taint analysis is blind or overcautious: canary lines missed ${ missed.join( ', ' ) || 'none' }, wrongly reported ${ wrong.join( ', ' ) || 'none' }.`
	);
	process.exit( 1 );
}

// Do for each class what Registry::render() does. Psalm cannot follow class names that are made at run time, as there.
const blocks = readdirSync( join( root, 'blocks' ), { recursive: true, encoding: 'utf8' } )
	.filter(
		( file ) =>
			file.endsWith( '.php' ) &&
			readFileSync( join( root, 'blocks', file ), 'utf8' ).includes( ' implements DynamicBlock ' )
	)
	.map( ( file ) => basename( file, '.php' ) );
mkdirSync( join( root, '.cache/psalm' ), { recursive: true } );
writeFileSync(
	join( root, '.cache/psalm/blocks.php' ),
	`<?php\n${ blocks.map( ( name ) => `function eidan_prints_${ name }( array $attributes, string $content, WP_Block $block ): void { echo Eidan\\Blocks\\${ name }::render( Eidan\\Support\\Attributes::of( $block, $attributes ), $content, $block ); }` ).join( '\n' ) }\n`
);

const issues = psalm( 'psalm.xml' ).filter( ( issue ) => issue.severity === 'error' );
for ( const issue of issues ) {
	console.error( `${ issue.file_name }:${ issue.line_from } ${ issue.type }: ${ issue.message }` );
	for ( const step of issue.taint_trace ?? [] ) {
		if ( step.file_name ) {
			console.error( `    ${ step.file_name }:${ step.line_from } ${ step.label }` );
		}
	}
}
console.log(
	`Taint analysis: ${ expected.length } canary mistakes found, ${ issues.length } in the plugin, ${ blocks.length } blocks printed.`
);
process.exit( issues.length ? 1 : 0 );
