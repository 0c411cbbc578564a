/** Installs the plugin as an owner does: in a folder that can be deleted. Other sites have a link to the checkout. */
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder comes whole: the plugin is on meanwhile, and a request that met half of it would complain.
 *
 * @param root Folder of a WordPress site.
 */
export const installPlugin = ( root: string ): void => {
	const folder = join( root, 'wp-content', 'plugins', 'eidan' );
	const whole = join( root, 'wp-content', 'eidan-whole' );
	rmSync( whole, { recursive: true, force: true } );
	mkdirSync( whole );
	for ( const name of [ 'plugin.php', 'uninstall.php', 'includes', 'blocks', 'assets', 'patterns', 'build' ] ) {
		cpSync( name, join( whole, name ), { recursive: true } );
	}
	rmSync( folder, { recursive: true, force: true } );
	renameSync( whole, folder );
};
