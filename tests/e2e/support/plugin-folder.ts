/** The plugin as an owner has it: a folder that can be deleted, in the place of the link to the checkout. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param root Folder of a WordPress.
 */
export const installPlugin = ( root: string ): void => {
	const folder = join( root, 'wp-content', 'plugins', 'eidan' );
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder );
	for ( const name of [ 'plugin.php', 'uninstall.php', 'includes', 'assets', 'patterns', 'build' ] ) {
		cpSync( name, join( folder, name ), { recursive: true } );
	}
};
