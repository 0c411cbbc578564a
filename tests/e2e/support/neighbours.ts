/**
 * A site on which other people's plugins are switched on one after the other.
 */
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { mustUse } from './must-use';

/** The parts of a site that this file uses. */
export interface NeighbourSite {
	url: string;
	root: string;
	log: string;
	php: < T = unknown >( code: string ) => Promise< T >;
	stop: () => Promise< void >;
}

const list = ( files: string[] ) => `array( ${ files.map( ( file ) => JSON.stringify( file ) ).join( ', ' ) } )`;

/** What the Plugins screen has loaded: some plugins need more of it than the functions for plugins. */
const PLUGINS = `require_once ABSPATH . 'wp-admin/includes/admin.php';`;

/**
 * Lays the folder of a plugin into a site.
 *
 * @param site The site.
 * @param slug Name that the folder has there.
 * @param path The folder.
 */
export const lay = ( { root }: Pick< NeighbourSite, 'root' >, slug: string, path: string ): void => {
	const link = join( root, 'wp-content/plugins', slug );
	rmSync( link, { recursive: true, force: true } );
	symlinkSync( path, link, 'junction' );
};

/**
 * Switches plugins on, as the Plugins screen does.
 *
 * @param site  The site.
 * @param files Their main files, such as `polylang/polylang.php`.
 * @return What could not be switched on, with the reason.
 */
export const switchOn = ( site: NeighbourSite, files: string[] ): Promise< string[] > => swap( site, files, [] );

/**
 * Switches plugins on, and then others off, in one request.
 *
 * @param site The site.
 * @param on   Main files of those that come.
 * @param off  Main files of those that go.
 * @return What could not be switched on, with the reason.
 */
export const swap = ( site: NeighbourSite, on: string[], off: string[] ): Promise< string[] > =>
	site.php< string[] >( `${ PLUGINS }
		$failed = array();
		foreach ( ${ list( on ) } as $file ) {
			$result = activate_plugin( $file );
			if ( is_wp_error( $result ) ) { $failed[] = "$file: " . $result->get_error_message(); }
		}
		deactivate_plugins( ${ list( off ) } );
		return $failed;` );

/**
 * Switches plugins off.
 *
 * @param site  The site.
 * @param files Their main files.
 */
export const switchOff = ( site: NeighbourSite, files: string[] ): Promise< unknown > =>
	site.php( `${ PLUGINS } deactivate_plugins( ${ list( files ) } );` );

/**
 * Lets a browser with the cookie `eidan-forms` have plugins that are off for others.
 *
 * @param site  The site.
 * @param files Further files of this folder that become must-use plugins.
 */
export const switchable = async ( { php }: Pick< NeighbourSite, 'php' >, files: string[] = [] ): Promise< void > => {
	for ( const file of [ 'form-plugins.php', ...files ] ) {
		await php( mustUse( `eidan-${ file }`, readFileSync( join( __dirname, file ), 'utf8' ) ) );
	}
};
