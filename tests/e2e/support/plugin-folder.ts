/** Installs the plugin as an owner does: in a folder that can be deleted. Other sites have a link to the checkout. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param root Folder of a WordPress site.
 */
export const installPlugin = ( root: string ): void => {
	const folder = join( root, 'wp-content', 'plugins', 'eidan' );
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder );
	for ( const name of [ 'plugin.php', 'uninstall.php', 'includes', 'assets', 'patterns', 'build' ] ) {
		cpSync( name, join( folder, name ), { recursive: true } );
	}
};
