/**
 * What tests need that is neither the project's own nor part of every WordPress: other people's plugins, older themes, a
 * Redis, a WooCommerce. A file or a `describe` says it by one of these, before anything else. Where it is missing, its tests are
 * skipped with the reason, and no site is started for them.
 */
import { test } from '@playwright/test';
import { noPlugin, otherPlugins } from '../../../tools/site/others.mjs';
import { hasDropIn, missingRedis, redisFolder } from '../../../tools/site/redis.mjs';

/** The plugin whose folder has no version, as the drop-in for Redis is in it. */
const REDIS = 'redis-cache';

/**
 * @param slug Slug of a plugin.
 * @return Whether it was found.
 */
export const isThere = ( slug: string ): boolean => ( slug === REDIS ? hasDropIn() : otherPlugins( slug ).length > 0 );

/** Reasons why tests of these plugins are skipped. */
const without = ( slugs: string[] ) => slugs.filter( ( slug ) => ! isThere( slug ) ).map( noPlugin );

/**
 * Skips the tests of this file or `describe` unless all these plugins are there.
 *
 * @param slugs Slugs of plugins.
 */
export const needPlugins = ( ...slugs: string[] ): void => {
	const missing = without( slugs );
	test.skip( missing.length > 0, missing.join( '; ' ) );
};

/**
 * Skips the tests of this file or `describe` unless one of these plugins is there.
 *
 * @param slugs Slugs of plugins.
 */
export const needOneOf = ( ...slugs: string[] ): void => {
	const missing = without( slugs );
	test.skip( missing.length === slugs.length, missing.join( '; ' ) );
};

/** Skips the tests of this file or `describe` unless there is a Redis, with WordPress's drop-in for it. */
export const needRedis = (): void =>
	test.beforeAll( async () => {
		const missing = await missingRedis();
		test.skip( missing !== '', missing );
	} );

/** Skips the tests of this file or `describe` unless there is a WooCommerce. */
export const needShop = (): void =>
	test.beforeAll( async () => {
		const { findWooCommerce } = await import( '../../../tools/site/woocommerce.mjs' );
		test.skip( ! ( await findWooCommerce() ), 'there is no WooCommerce: name its folder in EIDAN_WOOCOMMERCE' );
	} );

/**
 * Finds a theme. The test or hook is skipped, with the reason, if it cannot be had. Ask before anything that takes time.
 *
 * @param slug Slug of the theme.
 * @return Its folder.
 */
export const needTheme = async ( slug: string ): Promise< string > => {
	const { findTheme } = await import( '../../../tools/site/themes.mjs' );
	try {
		return await findTheme( slug );
	} catch ( error ) {
		test.skip( true, ( error as Error ).message );
		throw error;
	}
};

/**
 * Says in the summary what a test goes on without.
 *
 * @param description What is missing.
 */
export const leftOut = ( description: string ): void => {
	const { annotations } = test.info();
	if ( ! annotations.some( ( one ) => one.description === description ) ) {
		annotations.push( { type: 'left out', description } );
	}
};

/**
 * @param slug Slug of a plugin that the test needs, by `needPlugins()`.
 * @return Its releases that were found, the oldest first.
 */
export const releasesOf = ( slug: string ): { release: string; path: string }[] => {
	const releases = otherPlugins( slug );
	if ( releases.length === 0 ) {
		throw new Error( `A test uses ${ slug } and does not say needPlugins( '${ slug }' ).` );
	}
	return releases;
};

/**
 * @param slug Slug of a plugin that the test needs, by `needPlugins()`.
 * @return Folder of its newest release.
 */
export const folderOf = ( slug: string ): string =>
	slug === REDIS ? redisFolder() : releasesOf( slug ).at( -1 )!.path;
