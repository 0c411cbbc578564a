/**
 * Keeps what a release saves: docs/releasing.md, "The promise".
 *
 *     node tools/release/freeze.mjs
 *
 * It writes tests/fixtures/releases/<version>.json.gz: the markup of every block, the posts of the demo, options and the
 * table of order attribution. A file that is there is not written over: a release is made once.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startSite } from '../site/site.mjs';
import { CHECKOUT } from '../site/state.mjs';

const BLOCKS = join( CHECKOUT, 'tests/fixtures/blocks' );
const FOLDER = join( CHECKOUT, 'tests/fixtures/releases' );

/** Posts, options and the table, as they stand in the database after an import of the demo. */
const SAVED = `
	wp_set_current_user( 1 );
	Eidan\\Demo\\Importer::import( true );
	Eidan\\Attribution\\Report\\Table::ensure();
	global $wpdb;
	$posts = array();
	$types = array( 'post', 'page', 'wp_template', 'wp_template_part', 'wp_navigation', 'eidan_portfolio', 'eidan_team', 'eidan_testimonial', 'eidan_client' );
	foreach ( get_posts( array( 'post_type' => $types, 'numberposts' => -1, 'post_status' => 'publish', 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		$meta = array_filter( get_post_meta( $post->ID ), static fn ( $key ) => str_starts_with( $key, 'eidan_' ), ARRAY_FILTER_USE_KEY );
		$posts[] = array(
			'type'    => $post->post_type,
			'slug'    => $post->post_name,
			'title'   => $post->post_title,
			'content' => $post->post_content,
			'meta'    => (object) array_map( static fn ( $values ) => $values[0], $meta ),
		);
	}
	$rows    = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'eidan\\\\_%' ORDER BY option_name", ARRAY_A );
	$options = array_column( $rows, 'option_value', 'option_name' );
	// A key of the site, and what lists the ids of this import.
	unset( $options['eidan_attribution_key'], $options['eidan_demo'], $options['eidan_demo_progress'] );
	$options['eidan_settings'] = serialize( Eidan\\Settings\\Settings::all() );
	$table = Eidan\\Attribution\\Report\\Table::name();
	return array(
		'posts'   => $posts,
		'options' => (object) $options,
		'columns' => array_column( $wpdb->get_results( "SHOW COLUMNS FROM $table", ARRAY_A ), 'Type', 'Field' ),
	);
`;

const { version } = JSON.parse( readFileSync( join( CHECKOUT, 'package.json' ), 'utf8' ) );
const file = join( FOLDER, `${ version }.json.gz` );
if ( existsSync( file ) ) {
	console.error( `${ file } is there. What a release has saved does not change.` );
	process.exit( 1 );
}
const blocks = Object.fromEntries(
	readdirSync( BLOCKS )
		.sort()
		.map( ( name ) => [ name.replace( '.html', '' ), readFileSync( join( BLOCKS, name ), 'utf8' ) ] )
);
const site = await startSite( { name: 'freeze', port: 0, reset: true } );
try {
	const saved = await site.php( SAVED );
	mkdirSync( FOLDER, { recursive: true } );
	writeFileSync( file, gzipSync( JSON.stringify( { version, blocks, ...saved } ), { level: 9 } ) );
	console.log( `${ file }: ${ Object.keys( blocks ).length } blocks, ${ saved.posts.length } posts` );
} finally {
	await site.stop();
}
