/**
 * Makes blueprints of WordPress Playground run without a network.
 */

/** The file of a release that blueprints install. */
const RELEASE = /\/releases\/latest\/download\/eidan\.zip$/;

/**
 * @param {string} slug
 * @return {string} Where Playground's PHP finds the archive of a plugin.
 */
export const archivePath = ( slug ) => `/archives/${ slug }.zip`;

/**
 * @param {Object} resource A resource of a blueprint: `{ resource: 'url', url }`, `{ resource: 'wordpress.org/plugins', slug }`.
 * @return {string} Slug of the plugin that it is. Throws for anything else.
 */
function slugOf( resource ) {
	if ( resource.resource === 'url' && RELEASE.test( resource.url ) ) {
		return 'eidan';
	}
	if ( resource.resource === 'wordpress.org/plugins' ) {
		return resource.slug;
	}
	throw new Error( `No archive for ${ JSON.stringify( resource ) }` );
}

/**
 * @param {Object} blueprint
 * @return {string[]} Slugs of the plugins that it installs, in its order.
 */
export const pluginsOf = ( { steps } ) =>
	steps.filter( ( { step } ) => step === 'installPlugin' ).map( ( { pluginData } ) => slugOf( pluginData ) );

/**
 * Takes plugins from archives of this machine.
 *
 * @param {Object} blueprint
 * @return {Object} The same one, with `vfs` resources.
 */
export const locally = ( blueprint ) => ( {
	...blueprint,
	steps: blueprint.steps.map( ( step ) =>
		step.step === 'installPlugin'
			? { ...step, pluginData: { resource: 'vfs', path: archivePath( slugOf( step.pluginData ) ) } }
			: step
	),
} );
